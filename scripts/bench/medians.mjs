/** Returns the median; of two middle values the higher. */
export const median = (values) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

export const rounded = (value, digits = 0) => Number(value.toFixed(digits));
