import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface EditorSwitchProps {
  raw: boolean;
  onChange: (raw: boolean) => void;
}

/** Between the visual editor and the text itself. */
export const EditorSwitch = ({ raw, onChange }: EditorSwitchProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label="편집 방법"
    value={raw ? 'source' : 'visual'}
    onChange={(_, mode: 'source' | 'visual' | null) => {
      if (mode) onChange(mode === 'source');
    }}
    sx={{ '& .MuiToggleButton-root': { py: 0.25, px: 1.25 } }}
  >
    <ToggleButton value="visual">편집기</ToggleButton>
    <ToggleButton value="source">소스</ToggleButton>
  </ToggleButtonGroup>
);
