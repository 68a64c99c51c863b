import type { PasskeyList } from '@/contract/passkeys'
import { findPasskeysOf } from '@/server/passkeys/passkey-repository'
import type { Context, SignedInCustomer } from '@/server/platform/context'

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** This customer's passkeys, oldest first. */
export const listPasskeys = async (context: Context, { id: customerId }: Pick<SignedInCustomer, 'id'>): Promise<PasskeyList> => ({
  passkeys: (await findPasskeysOf(context.payload.db.drizzle, customerId)).map(({ id, name, createdAt, lastUsedAt, isBackedUp }) => ({
    id,
    name,
    createdAt: iso(createdAt),
    lastUsedAt: lastUsedAt === null ? null : iso(lastUsedAt),
    isBackedUp,
  })),
})
