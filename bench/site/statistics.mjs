/** Value below which a share of the numbers lies; 0.5 is the median. */
export const quantile = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];
