const drawings = {
  home: 'M3 11l9-8 9 8v10h-6v-6H9v6H3z',
  post: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5',
  job: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
  flyer: 'M4 5h7v15H4zM13 5h7v15h-7z',
  person: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4 21c1-5 4-7 8-7s7 2 8 7',
  bell: 'M6 16V11a6 6 0 0112 0v5l2 2H4zM10 21h4',
  search: 'M11 18a7 7 0 100-14 7 7 0 000 14zM16 16l5 5',
  key: 'M8 16a4 4 0 100-8 4 4 0 000 8zM12 12h9v3M17 12v3',
  score: 'M4 20h16M6 20v-6M11 20V9M16 20v-9M6 9l5-5 5 3 4-4',
  pin: 'M12 21s7-6 7-11a7 7 0 10-14 0c0 5 7 11 7 11zM12 12a2 2 0 100-4 2 2 0 000 4z',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7',
  warn: 'M12 4l9 16H3zM12 10v4M12 17v.01',
  gate: 'M5 21V8M3 21h5M5 13l16-6M10 11l2 3M15 9l2 3',
  device: 'M4 5h16v11H4zM9 20h6M12 16v4',
  coupon: 'M3 6h18v4a2 2 0 000 4v4H3v-4a2 2 0 000-4zM14 6v2.5M14 11v2M14 15.5V18',
} as const;

export type IconName = keyof typeof drawings;

/** A line drawing beside words that say the same; it is nothing to a screen reader. */
export const Icon = ({ name, size = 22 }: { name: IconName; size?: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} className="icon" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
);
