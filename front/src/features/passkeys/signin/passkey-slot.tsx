import { Button } from '../../../ui/button.tsx';
import { useCode } from '../../../ui/use-code.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { canUsePasskeys } from '../support.ts';

const fetchButton = async () => (await import('./passkey-button.tsx')).PasskeyButton;

interface PasskeySlotProps {
  /** Has its room from the start, also where the browser turns out to have no passkeys: nothing is to move. */
  early?: boolean;
  /** Passkeys are also offered in the field that takes them (`autocomplete="username webauthn"`). */
  offered?: boolean;
}

/** The way in by a passkey, whose code comes after the page. Nothing where the browser has none. */
export const PasskeySlot = ({ early = false, offered = false }: PasskeySlotProps) => {
  const hydrated = useHydrated();
  const able = hydrated && canUsePasskeys();
  const { Code, failed } = useCode(fetchButton, able);
  if (Code) return <Code offered={offered} />;
  if (!early || failed || (hydrated && !able)) return null;
  return (
    <div className="scripted">
      <Button wide disabled>
        패스키로 로그인
      </Button>
    </div>
  );
};
