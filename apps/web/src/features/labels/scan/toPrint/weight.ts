/** No parcel of ours is heavier; a scale that says so shows grams. */
export const heaviestKg = 1000;

export type WeightIssue = 'nothing' | 'tooHeavy' | 'farOff';

// So much more or less than was declared is a slip of the hand, or another parcel.
const farTimes = 10;

/** What is wrong with a measured weight; `farOff` may be right and is asked about. */
export const weightIssue = (kg: number, declared: number | undefined): WeightIssue | null => {
  if (!(kg > 0)) return 'nothing';
  if (kg > heaviestKg) return 'tooHeavy';
  if (!declared) return null;
  const times = kg / declared;
  return times >= farTimes || times <= 1 / farTimes ? 'farOff' : null;
};
