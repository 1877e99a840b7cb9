export const eventFormats = {
  online: 'Онлайн',
  offline: 'Очно',
  hybrid: 'Очно и онлайн',
} as const;

export type EventFormat = keyof typeof eventFormats;
