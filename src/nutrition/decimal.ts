/**
 * An exact decimal: `digits` × 10^-`scale`. Amounts on a label are decimals, and their sums and shares must be exact:
 * 0.1 + 0.2 is 0.3.
 */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

const written = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** The shortest decimal of the number, which is what an editor typed. */
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

/** Rounded half up. Amounts are not negative, the divisor is not zero. */
export function divide(a: Decimal, b: Decimal, digitsAfterPoint = 12): Decimal {
  const above = a.digits * 10n ** BigInt(digitsAfterPoint + b.scale);
  const below = b.digits * 10n ** BigInt(a.scale);
  return shortest({ digits: (2n * above + below) / (2n * below), scale: digitsAfterPoint });
}

/** Rounded half up. */
export function rounded(value: Decimal, digitsAfterPoint: number): Decimal {
  return value.scale <= digitsAfterPoint ? shortest(value) : divide(value, decimal(1), digitsAfterPoint);
}

function shortest({ digits, scale }: Decimal): Decimal {
  let [left, after] = [digits, scale];
  while (after > 0 && left % 10n === 0n) {
    left /= 10n;
    after -= 1;
  }
  return { digits: left, scale: after };
}

/** For `sort`. */
export function compare(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale);
  const difference = digitsAt(a, scale) - digitsAt(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Whole per cent, rounded half up. Amounts are not negative, the whole is not zero. */
export function percentOf(part: Decimal, whole: Decimal): number {
  const scale = Math.max(part.scale, whole.scale);
  const below = digitsAt(whole, scale);
  return Number((digitsAt(part, scale) * 200n + below) / (2n * below));
}

/** For formatting. */
export function toNumber({ digits, scale }: Decimal): number {
  return Number(`${digits}e-${scale}`);
}
