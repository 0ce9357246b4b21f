/** The natural logarithm of 2 in two parts: the first is short enough that its product with a small whole number is exact. */
const LN2_HIGH = 0.69314718036912381649;
const LN2_LOW = 1.90821492927058770002e-10;
/** Terms of the series: the last adds less than a double can hold, for arguments up to half of ln 2. */
const TERMS = 14;

/**
 * e to the power of x, by additions, multiplications and divisions alone. Those are the same on every machine; `Math.exp`
 * may differ in its last digit from engine to engine, and a search that meets such a digit plays another game.
 */
export function exp(x: number): number {
  const twos = Math.round(x / (LN2_HIGH + LN2_LOW));
  const rest = x - twos * LN2_HIGH - twos * LN2_LOW;
  let sum = 1;
  for (let n = TERMS; n > 0; n--) sum = 1 + (rest * sum) / n;
  for (let left = twos; left > 0; left--) sum *= 2;
  for (let left = twos; left < 0; left++) sum /= 2;
  return sum;
}
