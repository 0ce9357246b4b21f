/** Small signs cut from one sheet, on a square of 24. */
export const ICONS = {
  play: 'M6 3.6Q6 2 7.6 2.8L20.5 10.6Q22 12 20.5 13.4L7.6 21.2Q6 22 6 20.4z',
  friends:
    'M8 3a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM17 5a3 3 0 1 1 0 7a3 3 0 0 1 0-7zM1 20c0-5 3-7 7-7s7 2 7 7zM17 20c0-3-1-5-2-6c4-1 8 1 8 6z',
  device:
    'M7 1h10a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zM7 4v14h10V4zM11 20h2v1h-2z',
  gear: 'M10 1h4l1 3 2 1 3-1 2 3-2 3v2l2 3-2 3-3-1-2 1-1 4h-4l-1-4-2-1-3 1-2-3 2-3v-2L2 7l2-3 3 1 2-1zM12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8z',
  sliders:
    'M2 4h8v3H2zM16 4h6v3h-6zM11 2h4v7h-4zM2 11h3v3H2zM11 11h11v3H11zM6 9h4v7H6zM2 18h11v3H2zM19 18h3v3h-3zM14 16h4v7h-4z',
  book: 'M2 4q5-2 9 1v16q-4-3-9-1zM13 5q4-3 9-1v16q-5-2-9 1z',
  eye: 'M12 4c5 0 9 4 11 8c-2 4-6 8-11 8S3 16 1 12c2-4 6-8 11-8zM12 7a5 5 0 1 0 0 10a5 5 0 0 0 0-10zM12 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z',
  link: 'M10 13a4 4 0 0 1 0-6l3-3a4 4 0 0 1 7 6l-3 3-2-2 3-3a2 2 0 0 0-3-3l-3 3a2 2 0 0 0 0 3zM14 11a4 4 0 0 1 0 6l-3 3a4 4 0 0 1-7-6l3-3 2 2-3 3a2 2 0 0 0 3 3l3-3a2 2 0 0 0 0-3z',
  share: 'M12 1l6 6-2 2-3-2v9h-2V7L8 9 6 7zM4 11h4v2H6v7h12v-7h-2v-2h4v11H4z',
  back: 'M11 3l2 2-5 6h13v3H8l5 5-2 2-9-9z',
  search: 'M10 2a8 8 0 0 1 6 13l6 5-2 2-5-6A8 8 0 1 1 10 2zM10 5a5 5 0 1 0 0 10a5 5 0 0 0 0-10z',
  sound: 'M3 9h4l6-5v16l-6-5H3zM16 8q4 4 0 8l-1-2q2-2 0-4zM18 4q8 8 0 16l-1-2q5-6 0-12z',
  globe:
    'M12 1a11 11 0 1 1 0 22a11 11 0 0 1 0-22zM11 4Q8 6 8 11h3zM13 4v7h3q0-5-3-7zM6 7q-2 2-2 4h2zM18 7v4h2q0-2-2-4zM4 13q0 2 2 4v-4zM8 13q0 5 3 7v-7zM13 13v7q3-2 3-7zM18 13v4q2-2 2-4z',
  check: 'M3 12l3-3 4 4L19 4l3 3-12 13z',
  plus: 'M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z',
  minus: 'M3 10h18v4H3z',
  close: 'M5 2l7 7 7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7z',
  pen: 'M16 2l6 6L8 22l-6 1 1-7zM5 17l-1 4 4-1z',
  chevron: 'M7 3l10 9-10 9-2-2 7-7-7-7z',
  door: 'M4 2h12v3h-2V4H6v16h8v-1h2v3H4zM12 7l7 5-7 5v-4H8v-2h4z',
  copy: 'M8 2h12v14H8zM4 7h2v11h10v3H4z',
  stepBack: 'M16 3v18L5 12z',
  stepOn: 'M8 3v18l11-9z',
  moon: 'M14 2A10 10 0 1 0 22 15A9 9 0 0 1 14 2z',
  day: 'M12 1L14 5L18 3L18 8L22 9L19 12L22 15L18 16L18 21L14 19L12 23L10 19L6 21L6 16L2 15L5 12L2 9L6 8L6 3L10 5Z',
  half: 'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20zM12 5v14a7 7 0 0 0 0-14z',
  hop: 'M2 20C2 10 7 6 11 13C13 4 19 2 22 8l-2 1c-3-4-6-1-7 7l-2 1C8 10 5 13 4 20z',
  snail:
    'M8 6a6 6 0 0 1 6 6l5 4V9l-1-3h2l1 2 1-2h1v11q0 4-6 4H2q0-3 3-4A6 6 0 0 1 8 6zM8 9a3 3 0 1 0 3 3z',
  hidden: 'M2 4l2-2 18 18-2 2-4-3C9 21 4 17 1 12l4-5zM9 6c6-3 11 1 14 6l-3 4z',
  seal: 'M12 0l3 3 4-1 1 4 4 2-2 4 2 4-4 2-1 4-4-1-3 3-3-3-4 1-1-4-4-2 2-4-2-4 4-2 1-4 4 1zM6 12l4 5 8-9-2-2-6 7-2-3z',
  again: 'M12 3a9 9 0 1 1-9 9h3a6 6 0 1 0 6-6v4L5 5l7-5z',
  note: 'M4 2h16v14l-6 6H4zM8 7h8v2H8zM8 11h8v2H8zM8 15h4v2H8z',
  leaf: 'M3 21C2 10 8 3 21 3C21 15 15 21 7 18L15 9L5 17z',
  menu: 'M3 5h18v3H3zM3 10.500h18v3H3zM3 16h18v3H3z',
  bulb: 'M12 1a7.5 7.5 0 0 1 4 13.800V17H8v-2.200A7.5 7.5 0 0 1 12 1zM8 18.500h8V20H8zM9.5 21.500h5V23h-5z',
  save: 'M10 1h4v9h4l-6 7-6-7h4zM3 16h3v4h12v-4h3v7H3z',
  course: 'M2 2h3v17h17v3H2zM7 14l4-6 4 3 5-8 2 2-6 10-4-3-3 4z',
  undo: 'M9 3v5c8 0 13 4 13 12c-2-5-6-6-13-6v5L1 11z',
} as const;

export type IconName = keyof typeof ICONS;
