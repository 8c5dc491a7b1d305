import CasinoIcon from '@mui/icons-material/CasinoOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { newCode } from './code.ts';

/** A coupon's code, with a button for another random one. */
export const CodeInput = ({ source }: { source: string }) => {
  const { setValue } = useFormContext();
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <TextInput
        source={source}
        helperText={false}
        isRequired
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'characters' } }}
      />
      <Button
        variant="outlined"
        startIcon={<CasinoIcon />}
        onClick={() =>
          setValue(source, newCode(), { shouldDirty: true, shouldTouch: true, shouldValidate: true })
        }
        sx={{ flexShrink: 0, height: 40 }}
      >
        새 코드
      </Button>
    </Stack>
  );
};
