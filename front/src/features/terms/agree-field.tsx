import { paths } from '../../paths.ts';
import { CheckField } from '../../ui/form/fields.tsx';
import { Link } from '../../ui/link.tsx';

/** The consent to the terms, of who becomes a member. In: what is wrong with it. */
export const AgreeField = ({ error }: { error: string | undefined }) => (
  <CheckField
    name="agree"
    label={
      <>
        <Link to={paths.terms} target="_blank">
          이용약관과 개인정보 안내
        </Link>
        를 읽었고 동의해요.
      </>
    }
    required
    error={error}
  />
);
