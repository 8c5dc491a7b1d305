import Box from '@mui/material/Box';
import { NumberInput } from 'react-admin';

/** A map position in decimal degrees, typed as two numbers; both empty mean none. */
export const LocationInput = ({ source }: { source: string }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
    <NumberInput source={`${source}.lat`} label="위도" step="any" helperText={false} />
    <NumberInput source={`${source}.lng`} label="경도" step="any" helperText={false} />
  </Box>
);

/** The value of a position's two inputs as the contract has it. */
export const locationValue = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return null;
  const { lat, lng } = value as { lat?: unknown; lng?: unknown };
  return (lat ?? null) === null && (lng ?? null) === null ? null : value;
};
