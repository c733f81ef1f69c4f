export interface Slot {
  readonly label: string;
  /** Dubai time, `HH:MM`, 24 hours. */
  readonly time: string;
  readonly available: boolean;
}

export const slots: readonly Slot[] = [
  { label: '09:00 AM', time: '09:00', available: true },
  { label: '10:00 AM', time: '10:00', available: true },
  { label: '11:00 AM', time: '11:00', available: false },
  { label: '12:00 PM', time: '12:00', available: true },
  { label: '02:00 PM', time: '14:00', available: true },
  { label: '03:00 PM', time: '15:00', available: false },
  { label: '04:00 PM', time: '16:00', available: true },
  { label: '05:00 PM', time: '17:00', available: true },
];
