/**
 * Form handlers of the portal: answer the time of a viewing, upload a document, delete it. Each checks the ownership of the
 * property.
 */
import 'server-only'
import { z } from 'zod'
import { requiredKinds } from '../../domain/portal/required-documents.ts'
import { refusalReasons } from '../../domain/portal/viewing-answer.ts'
import type { Language } from '../../domain/text/language.ts'
import { currentAccount } from '../accounts/current-account.ts'
import { readVisitor } from '../accounts/request.ts'
import { type Db, getDb } from '../db/client.ts'
import { queueMessages } from '../db/repositories/outbox/outbox.ts'
import { deleteOwnerFile, findOwnerFiles, saveOwnerFile } from '../db/repositories/portal/owner-files.ts'
import { type GivenAnswer, saveViewingAnswer } from '../db/repositories/viewings/viewing-answers.ts'
import { type Answer, readFormLanguage } from '../forms/run-form.ts'
import { wakeOutbox } from '../outbox/worker.ts'
import { linkHref } from '../pages/link-href.ts'
import { findOwnedProperty, type OwnedProperty } from './owned-property.ts'
import { ownerNotice } from './owner-notice.ts'
import { findViewingsToAnswer } from './owner-viewings.ts'
import { portalLink } from './portal-links.ts'
import { readOwnerUpload } from './read-owner-file.ts'

/** Messages that the page can show after the redirect. */
export const portalMessages = [
  'confirmed',
  'refused',
  'viewing-gone',
  'file-sent',
  'file-removed',
  'file-missing',
  'too-large',
  'wrong-kind',
  'too-many',
] as const

export type PortalMessage = (typeof portalMessages)[number]

/** Most uploaded documents per property. */
const mostFiles = 20

const about = z.object({ property: z.string().regex(/^[1-9]\d{0,11}$/) })

const viewingSchema = about.extend({
  viewing: z.string().min(1).max(64),
  /** The time that the page showed. */
  startsAt: z.iso.datetime(),
  answer: z.enum(['confirmed', 'refused']),
  reason: z.enum(refusalReasons).catch('away'),
  suggestion: z.string().trim().max(300).default(''),
})

const fileSchema = about.extend({ kind: z.enum(requiredKinds) })

const removalSchema = about.extend({ file: z.string().min(1).max(64) })

type Job<Values> = { db: Db; owned: OwnedProperty; values: Values; language: Language; now: Date }

/**
 * A visitor who is not logged in as owner is redirected to the login; for another owner's property the redirect leads to a 404.
 */
const ownerForm =
  <Schema extends z.ZodType<{ property: string }>>(
    schema: Schema,
    run: (job: Job<z.output<Schema>>, data: FormData) => Promise<PortalMessage>,
  ) =>
  async (data: FormData): Promise<Answer> => {
    const language = readFormLanguage(data)
    const account = await currentAccount((await readVisitor()).headers)
    if (account?.role !== 'owner') return { goTo: linkHref('login', language) }
    const typed = schema.safeParse(Object.fromEntries([...data].filter(([, value]) => typeof value === 'string')))
    if (!typed.success) return { goTo: linkHref('owner', language) }
    const db = await getDb()
    const propertyId = Number(typed.data.property)
    const owned = await findOwnedProperty(db, account.id, typed.data.property)
    if (!owned) return { goTo: portalLink(propertyId, undefined, language) }
    const said = await run({ db, owned, values: typed.data, language, now: new Date() }, data)
    return { goTo: `${portalLink(propertyId, undefined, language, [['said', said]])}#tasks` }
  }

/** Only for a viewing of this property whose time has not changed since. */
export const handleOwnerViewing = ownerForm(viewingSchema, async ({ db, owned, values, now }) => {
  const { viewing, startsAt, answer, reason, suggestion } = values
  const waiting = await findViewingsToAnswer(db, owned, now)
  const known = waiting.find(({ id }) => id === viewing)
  if (!known || known.startsAt.getTime() !== Date.parse(startsAt)) return 'viewing-gone'
  const at = { leadId: viewing, startsAt: known.startsAt.toISOString() }
  const given: GivenAnswer = answer === 'confirmed' ? { ...at, answer } : { ...at, answer, reason, suggestion }
  await db.transaction().execute(async (transaction) => {
    await saveViewingAnswer(transaction, owned.ownership, given, now)
    if (given.answer === 'refused') {
      const notice = { kind: 'refused' as const, startsAt: given.startsAt, reason: given.reason, suggestion: given.suggestion }
      await queueMessages(transaction, [ownerNotice(owned.property, notice)], now)
    }
  })
  void wakeOutbox()
  return answer
})

export const handleOwnerFile = ownerForm(fileSchema, async ({ db, owned, values, now }, data) => {
  const sent = data.get('FILE')
  if (!(sent instanceof File) || sent.size === 0) return 'file-missing'
  if ((await findOwnerFiles(db, owned.ownership)).length >= mostFiles) return 'too-many'
  const read = await readOwnerUpload(values.kind, sent)
  if (read.kind === 'refused') return read.why
  await db.transaction().execute(async (transaction) => {
    await saveOwnerFile(transaction, owned.ownership, read.file, now)
    await queueMessages(transaction, [ownerNotice(owned.property, { kind: 'file', document: values.kind })], now)
  })
  void wakeOutbox()
  return 'file-sent'
})

export const handleOwnerFileRemoval = ownerForm(removalSchema, async ({ db, owned, values }) => {
  await deleteOwnerFile(db, owned.ownership, values.file)
  return 'file-removed'
})
