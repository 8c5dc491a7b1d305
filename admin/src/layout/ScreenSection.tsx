import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface ScreenSectionProps {
  /** Left out where the one field in it says the same. */
  title?: string;
  /** What is at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One subject of a screen: a card under its heading, which names it. */
export const ScreenSection = ({ title, aside, children }: ScreenSectionProps) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={title && id} sx={{ p: 2, minWidth: 0 }}>
      {title && (
        <Stack direction="row" sx={{ mb: 1, gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography id={id} component="h2" variant="body2" color="text.secondary" sx={{ fontWeight: 700 }}>
            {title}
          </Typography>
          {aside}
        </Stack>
      )}
      {children}
    </Card>
  );
};

/** The same for inputs, one under the other. */
export const FormSection = ({ children, ...props }: ScreenSectionProps) => (
  <ScreenSection {...props}>
    <Stack sx={{ gap: 2, pt: props.title ? 1 : 0 }}>{children}</Stack>
  </ScreenSection>
);
