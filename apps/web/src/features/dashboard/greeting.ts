export type Greeting = 'morning' | 'forenoon' | 'noon' | 'afternoon' | 'evening';

export const greetingAt = (hour: number): Greeting => {
  if (hour < 9) return 'morning';
  if (hour <= 11) return 'forenoon';
  if (hour <= 13) return 'noon';
  return hour < 20 ? 'afternoon' : 'evening';
};
