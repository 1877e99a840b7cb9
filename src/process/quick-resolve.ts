import { type RegisterHooksOptions, registerHooks } from 'node:module';

/**
 * For every file of a package Node reads and parses the package's `package.json`. That of drizzle-orm has 180 kB and its
 * parts import each other hundreds of times: starting took more than a second of processor time longer, and left a
 * heap of a quarter of a gigabyte behind. Inside a package of modules there is nothing to look up: the address is what
 * the import says. To be imported before anything that imports drizzle-orm.
 */
const large = 'drizzle-orm';
const ofLarge = new RegExp(`/node_modules/${large}/`);

const resolved = new Map<string, ReturnType<NonNullable<RegisterHooksOptions['resolve']>>>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    if (specifier.startsWith('.') && specifier.endsWith('.js') && ofLarge.test(parentURL))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (specifier !== large && !specifier.startsWith(`${large}/`)) return next(specifier, context);
    const known = resolved.get(specifier) ?? next(specifier, context);
    resolved.set(specifier, known);
    return { ...known, shortCircuit: true };
  },
});
