/** The actions of a shared list. Each redirects back to its page, which shows a notice. */
import 'server-only'
import { z } from 'zod'
import { choices, listViews, readReference, sharedListLimits, tidyName } from '../../domain/shared-list/shared-list.ts'
import { isLanguage, type Language } from '../../domain/text/language.ts'
import type { Db } from '../db/client.ts'
import { queueMessages } from '../db/repositories/outbox/outbox.ts'
import {
  addHomes,
  deleteSharedList,
  leaveList,
  removeHome,
  renamePerson,
  setListKey,
  setListTitle,
  setOpinion,
} from '../db/repositories/shared-list/shared-list-changes.ts'
import { setListMail } from '../db/repositories/shared-list/shared-list-mails.ts'
import type { ListPerson, SharedList } from '../db/repositories/shared-list/shared-lists.ts'
import { visitorKey } from '../http/visitor-address.ts'
import { findClosedAddresses } from '../mail/recipient-limits.ts'
import { findNewHomes } from './list-homes.ts'
import { makeListKey } from './list-links.ts'
import { listConfirmTemplate } from './list-mails.ts'

/** Notices that the page can show after a change. */
export const listNotices = [
  'added',
  'full',
  'taken',
  'unknown',
  'kept',
  'removed',
  'mailSent',
  'mailInvalid',
  'mailRefused',
  'mailEnded',
  'linkMade',
  'tooMany',
  'failed',
] as const
export type ListNotice = (typeof listNotices)[number]

const id = z.coerce.number().int().positive().max(1e12)

/** Comma-separated ids as in the address of favourites: `4102311,4102318`. */
const ids = z
  .string()
  .max(1000)
  .transform((text) => text.split(',').flatMap((part) => readReference(part) ?? []))

const changes = {
  rename: z.object({ name: z.string().max(200) }),
  title: z.object({ title: z.string().max(300) }),
  add: z.object({ home: z.string().max(300) }),
  addAll: z.object({ ids }),
  remove: z.object({ property: id }),
  choose: z.object({ property: id, choice: z.enum([...choices, 'none']) }),
  note: z.object({ property: id, choice: z.enum([...choices, 'none']), note: z.string().max(5000) }),
  mail: z.object({ email: z.string().trim().max(254) }),
  unmail: z.object({}),
  link: z.object({}),
  leave: z.object({}),
  delete: z.object({}),
} as const

type ChangeName = keyof typeof changes

/** The fields that every form of a list has. */
export const listFormSchema = z.object({
  change: z.string().max(20),
  key: z.string().max(40),
  language: z.string().refine(isLanguage),
  show: z.enum(listViews).catch('all'),
})

type Context = { db: Db; list: SharedList; person: ListPerson; language: Language; address: string; now: Date }

/**
 * `typed`: rejected input, to be corrected. `key`: the new key of the list. `over`: the browser is no longer a person of the
 * list.
 */
export type Changed = { said?: ListNotice; typed?: string; key?: string; over?: 'left' | 'deleted' }

type Handle<Name extends ChangeName> = (sent: z.output<(typeof changes)[Name]>, context: Context) => Promise<Changed>

const toChoice = (choice: z.output<(typeof changes)['choose']>['choice']) => (choice === 'none' ? null : choice)

async function add(found: readonly number[], { db, person, now }: Context): Promise<Changed> {
  const homes = findNewHomes(found)
  if (homes.length === 0) return { said: 'unknown' }
  const added = await addHomes(db, person, homes, now)
  return { said: added === 'full' ? 'full' : 'added' }
}

/** Limited per address and day, and not for addresses that reported a mail as unwanted. */
async function askMail(email: string, { db, person, language, address, now }: Context): Promise<Changed> {
  if (!z.email().safeParse(email).success) return { said: 'mailInvalid', typed: email }
  const closed = await findClosedAddresses(db, [{ email, isOther: true }], visitorKey(address, now), now)
  if (closed.size > 0) return { said: 'mailRefused' }
  const message = listConfirmTemplate.mail({ to: email, language }, { personId: person.id, name: person.name })
  await db.transaction().execute(async (transaction) => {
    await setListMail(transaction, person.id, { email: email.toLowerCase(), language })
    await queueMessages(transaction, [{ kind: 'mail', subject: 'shared list: confirm', message }], now)
  })
  return { said: 'mailSent' }
}

const handlers: { readonly [Name in ChangeName]: Handle<Name> } = {
  rename: async ({ name }, { db, person, now }) => {
    const tidy = tidyName(name)
    if (!tidy) return {}
    return (await renamePerson(db, person, tidy, now)) === 'taken' ? { said: 'taken', typed: tidy } : {}
  },
  title: async ({ title }, { db, person, now }) => {
    await setListTitle(db, person, tidyName(title, sharedListLimits.title), now)
    return {}
  },
  add: async ({ home }, context) => {
    const found = readReference(home)
    const changed = await add(found === undefined ? [] : [found], context)
    return changed.said === 'unknown' ? { ...changed, typed: home } : changed
  },
  addAll: (sent, context) => add(sent.ids, context),
  remove: async ({ property }, { db, person, now }) => ({
    said: (await removeHome(db, person, property, now)) ? 'removed' : 'kept',
  }),
  choose: async ({ property, choice }, { db, person, now }) => {
    await setOpinion(db, person, property, { choice: toChoice(choice) }, now)
    return {}
  },
  note: async ({ property, choice, note }, { db, person, now }) => {
    const written = note.replace(/\r\n?/g, '\n').trim().slice(0, sharedListLimits.note)
    await setOpinion(db, person, property, { choice: toChoice(choice), note: written }, now)
    return {}
  },
  mail: ({ email }, context) => askMail(email, context),
  unmail: async (_, { db, person }) => {
    await setListMail(db, person.id, null)
    return { said: 'mailEnded' }
  },
  link: async (_, { db, person, now }) => {
    const key = makeListKey()
    await setListKey(db, person, key, now)
    return { said: 'linkMade', key }
  },
  leave: async (_, { db, person, list, now }) => {
    await (list.people.length > 1 ? leaveList(db, person, now) : deleteSharedList(db, list.id))
    return { over: list.people.length > 1 ? 'left' : 'deleted' }
  },
  delete: async (_, { db, list }) => {
    await deleteSharedList(db, list.id)
    return { over: 'deleted' }
  },
}

const isChange = (name: string): name is ChangeName => Object.hasOwn(changes, name)

/** Undefined for invalid input. */
export async function changeList(name: string, sent: Record<string, unknown>, context: Context): Promise<Changed | undefined> {
  if (!isChange(name)) return undefined
  const read = changes[name].safeParse(sent)
  if (!read.success) return undefined
  return (handlers[name] as Handle<ChangeName>)(read.data as never, context)
}
