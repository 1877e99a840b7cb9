/**
 * A number as it was written down: `digits` × 10^-`scale`. Amounts on a label are decimals, and sums and shares of them
 * must come out as a reader with a pencil gets them: 0.1 + 0.2 is 0.3 here.
 */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

const written = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** The shortest decimal that stands for the number, which is what an editor typed. */
export function decimal(value: number | string): Decimal {
  const [, sign, whole = '', fraction = '', exponent = '0'] = written.exec(String(value)) ?? [];
  if (sign === undefined) throw new RangeError(`Not a decimal number: ${value}`);
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

function digitsAt(value: Decimal, scale: number): bigint {
  return value.digits * 10n ** BigInt(scale - value.scale);
}

export function plus(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { digits: digitsAt(a, scale) + digitsAt(b, scale), scale };
}

export function times(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

/** Rounded to so many digits after the point, a half up; the amounts are not negative and the divisor is not zero. */
export function divide(a: Decimal, b: Decimal, digitsAfterPoint = 12): Decimal {
  const above = a.digits * 10n ** BigInt(digitsAfterPoint + b.scale);
  const below = b.digits * 10n ** BigInt(a.scale);
  return shortest({ digits: (2n * above + below) / (2n * below), scale: digitsAfterPoint });
}

/** The same number with no more than so many digits after the point, a half up. */
export function rounded(value: Decimal, digitsAfterPoint: number): Decimal {
  return value.scale <= digitsAfterPoint ? shortest(value) : divide(value, decimal(1), digitsAfterPoint);
}

/** Without zeros at the end of the fraction. */
function shortest({ digits, scale }: Decimal): Decimal {
  let [left, after] = [digits, scale];
  while (after > 0 && left % 10n === 0n) {
    left /= 10n;
    after -= 1;
  }
  return { digits: left, scale: after };
}

/** Negative, zero or positive, as for `sort`. */
export function compare(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale);
  const difference = digitsAt(a, scale) - digitsAt(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Whole per cent, a half rounded up; the amounts are not negative and the whole is not zero. */
export function percentOf(part: Decimal, whole: Decimal): number {
  const scale = Math.max(part.scale, whole.scale);
  const below = digitsAt(whole, scale);
  return Number((digitsAt(part, scale) * 200n + below) / (2n * below));
}

/** The nearest number, for formatting: exact decimals become the number an editor would have typed. */
export function toNumber({ digits, scale }: Decimal): number {
  return Number(`${digits}e-${scale}`);
}
