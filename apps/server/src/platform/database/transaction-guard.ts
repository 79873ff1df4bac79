import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<{ open: boolean }>();

/** Runs `work` as the body of a database transaction, so that `refuseInsideTransaction` knows about it. */
export async function asTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope = { open: true };
  try {
    return await current.run(scope, work);
  } finally {
    // timers and requests that were started inside may live longer; for them the transaction is over
    scope.open = false;
  }
}

/**
 * Throws a RangeError when called inside a transaction. The embedded database has one session: a query on
 * the outer connection would wait forever for the transaction that waits for it. A server would run it on
 * another connection, outside the transaction, which is just as wrong and harder to notice; so both refuse.
 */
export function refuseInsideTransaction(): void {
  if (current.getStore()?.open)
    throw new RangeError(
      "database: inside a transaction only its tx may be used, got a query on the outer database",
    );
}

/**
 * A stand-in for a driver's client whose named methods refuse to run inside a transaction.
 * @param check throws when they may not run for a further reason
 */
export function guarded<Client extends object>(
  client: Client,
  methods: readonly (keyof Client)[],
  check: () => void = () => {},
): Client {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      if (!methods.includes(name as keyof Client)) return value.bind(target);
      return (...parameters: unknown[]) => {
        refuseInsideTransaction();
        check();
        return value.apply(target, parameters);
      };
    },
  });
}
