import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { TOUCH } from './layout/touch.ts';

interface Tokens {
  paper: string;
  card: string;
  ink: string;
  inkSoft: string;
  line: string;
  spruce: string;
  spruceInk: string;
  maple: string;
  amber: string;
  focus: string;
}

const light: Tokens = {
  paper: '#FBFAF7',
  card: '#FFFFFF',
  ink: '#1B2320',
  inkSoft: '#4A5650',
  line: '#E5E2DA',
  spruce: '#0E5A47',
  spruceInk: '#FFFFFF',
  maple: '#C23E22',
  amber: '#8A5300',
  focus: '#1463D8',
};

const dark: Tokens = {
  paper: '#121614',
  card: '#1A201D',
  ink: '#ECF0ED',
  inkSoft: '#B9C3BD',
  line: '#2B332F',
  spruce: '#7CCBB0',
  spruceInk: '#06281F',
  maple: '#FF9C82',
  amber: '#F0BC6A',
  focus: '#8AB4FF',
};

const FONT =
  '"Pretendard Variable", Pretendard, -apple-system, "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR", sans-serif';

/** What a finger presses is no smaller, however compact it is for a mouse. */
const tall = { [TOUCH]: { minHeight: 44 } };
const square = { [TOUCH]: { minWidth: 44, minHeight: 44 } };
/** Inside an input, which a finger presses anywhere. */
const inInput = { '.MuiInputBase-root &': { minWidth: 0, minHeight: 0 } };

/** The product's colours and shapes on MUI: hairlines instead of shadows, compact controls. */
const consoleTheme = (mode: 'light' | 'dark', t: Tokens): RaThemeOptions => ({
  palette: {
    mode,
    primary: { main: t.spruce, contrastText: t.spruceInk },
    secondary: { main: t.spruce, contrastText: t.spruceInk },
    error: { main: t.maple },
    warning: { main: t.amber },
    background: { default: t.paper, paper: t.card },
    text: { primary: t.ink, secondary: t.inkSoft },
    divider: t.line,
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: FONT,
    button: { textTransform: 'none', fontWeight: 600 },
    h6: { fontSize: '1.05rem', fontWeight: 700, letterSpacing: '-0.015em' },
    body2: { fontSize: '0.875rem' },
  },
  // 72 and 16 units of 4 pixels (specification, business constants).
  sidebar: { width: 288, closedWidth: 64 },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        body: { wordBreak: 'keep-all', overflowWrap: 'anywhere' },
        ':focus-visible': { outline: `3px solid ${t.focus}`, outlineOffset: 2 },
        '.MuiInputBase-input:focus-visible, .ProseMirror:focus-visible': { outline: 'none' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 14 } } },
    MuiAppBar: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { background: t.paper, color: t.ink, borderBottom: `1px solid ${t.line}`, borderRadius: 0 },
      },
    },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: tall } },
    MuiIconButton: { styleOverrides: { root: { ...square, ...inInput } } },
    MuiToggleButton: { styleOverrides: { root: tall } },
    MuiCheckbox: { styleOverrides: { root: square } },
    MuiPaginationItem: { styleOverrides: { root: square } },
    MuiTableSortLabel: { styleOverrides: { root: tall } },
    MuiInputBase: { styleOverrides: { root: tall } },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'none', size: 'small' } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: t.line, fontVariantNumeric: 'tabular-nums' },
        head: { color: t.inkSoft, fontWeight: 600, whiteSpace: 'nowrap' },
      },
    },
    MuiPopover: { styleOverrides: { paper: { border: `1px solid ${t.line}` } } },
    MuiAutocomplete: {
      defaultProps: { fullWidth: true, openText: '열기', closeText: '닫기', clearText: '지우기' },
      styleOverrides: { paper: { border: `1px solid ${t.line}` } },
    },
    // Half as strong, as react-admin has them, they are too faint to be read.
    RaNotFound: { styleOverrides: { root: { '& .RaNotFound-message': { opacity: 1 } } } },
    RaLoading: { styleOverrides: { root: { '& .RaLoading-message': { opacity: 1 } } } },
    MuiCircularProgress: { defaultProps: { 'aria-label': '불러오는 중' } },
    // A tooltip lies over the next row: the click is for what is under it.
    MuiTooltip: { defaultProps: { enterDelay: 300, disableInteractive: true } },
    RaRadioButtonGroupInput: { defaultProps: { margin: 'none' } },
    RaCheckboxGroupInput: { defaultProps: { margin: 'none' } },
    RaFilterForm: {
      styleOverrides: {
        root: {
          gap: 8,
          '& .filter-field': { width: 160 },
          '& .filter-field .RaFilterFormInput-spacer': { display: 'none' },
          // As wide as its filters on one line, so that the buttons go below rather than squeeze them.
          '@media (min-width: 900px)': { flex: '0 1 auto' },
          '@media (max-width: 599px)': { '& .filter-field': { width: 'calc(50% - 4px)' } },
        },
      },
    },
    RaListToolbar: {
      styleOverrides: { root: { flexWrap: 'wrap', '@media (max-width: 599px)': { background: 'none' } } },
    },
    // In the flow of the rows: above them it would be cut off, since a wide table scrolls sideways.
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          position: 'sticky',
          left: 0,
          '& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none', color: t.ink },
        },
      },
    },
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
    RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } } } },
  },
});

const over = (base: RaThemeOptions, ours: RaThemeOptions): RaThemeOptions => ({
  ...base,
  ...ours,
  components: { ...base.components, ...ours.components },
});

export const lightTheme = over(defaultLightTheme, consoleTheme('light', light));
export const darkTheme = over(defaultDarkTheme, consoleTheme('dark', dark));
