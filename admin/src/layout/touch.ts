/** Where a finger points, which needs 44 pixels. */
export const TOUCH = '@media (pointer: coarse)';
