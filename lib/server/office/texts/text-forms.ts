/** Form handlers of a text's page: the typed values, and the action of the button. */
import 'server-only'
import { z } from 'zod'
import type { Language } from '../../../domain/text/language.ts'
import { readVisitor } from '../../accounts/request.ts'
import type { Db } from '../../db/client.ts'
import { type Answer, wrong } from '../../forms/run-form.ts'
import { draftPreviewHref } from '../../texts/draft-preview.ts'
import { type Clash, type ListStep, marksOnPage, openText, type Saved, saveText } from '../../texts/draft-text.ts'
import { dropText, publishText, restoreText, scheduleText, type TextResult } from '../../texts/publish-text.ts'
import { keepPictures, type Placed } from '../../texts/text-pictures.ts'
import type { OfficeJob } from '../forms/office-job.ts'
import { readMarks, readTyped } from '../forms/typed-fields.ts'
import { authorizeRequest, type Staff } from '../staff/staff.ts'
import { toUtc } from './text-time.ts'
import { checkForm, textHref } from './texts-view.ts'

/** Messages that the page can show after the redirect. */
export const textMessages = [
  'saved',
  'made',
  'removed',
  'pictures-gone',
  'no-pictures',
  'published',
  'restored',
  'dropped',
  'scheduled',
  'unscheduled',
  'no-time',
  'picture',
  'newer',
  'changed',
  'faults',
  'closed',
  'same',
  'gone',
  'denied',
] as const

export type TextMessage = (typeof textMessages)[number]

const listStep = /^(add|remove|up|down):([\w.]{1,120}):(\d{1,3})$/

/** `do`: the button; `auto` for autosave. `seen`: hashes of the field values that the page showed, as JSON. */
export const textSchema = z.looseObject({
  document: z.string().max(120),
  version: z.coerce.number().int().min(0).max(1e9),
  do: z.string().max(150).default('save'),
  seen: z.string().max(60_000).default('{}'),
  at: z.string().max(20).default(''),
})

export const restoreSchema = z.object({
  document: z.string().max(120),
  version: z.string().max(64),
  seen: z.coerce.number().int().min(0).max(1e9),
})

type Job = OfficeJob<'writeTexts', z.output<typeof textSchema>>

/** Longest value of one field, in characters. */
const mostTyped = 60_000

function readStep(action: string): ListStep | undefined {
  const [, step, list = '', index] = listStep.exec(action) ?? []
  return step ? { step: step as ListStep['step'], list, index: Number(index) } : undefined
}

/** The picture that a button removes; its existence is checked later. */
function readCleared(action: string): Placed[] {
  const [, place] = /^clear:([\w.]{1,120})$/.exec(action) ?? []
  return place === undefined ? [] : [{ path: place.split('.'), value: undefined }]
}

function backTo(id: string, language: Language, said: TextMessage): Answer {
  return { goTo: `${textHref(id, language)}?said=${said}` }
}

/** Update for the open page without a reload. A conflicting field stays marked until the member chooses a value. */
function state(id: string, { staff, language, values }: Job, { version, content, clashes }: Saved): Answer {
  const document = openText(staff, id)
  if (!document) return backTo(id, language, 'gone')
  const { faults, seen } = checkForm(document, content, language)
  const before = readMarks(values.seen)
  const kept = Object.fromEntries(clashes.map(({ name }) => [name, before[name] ?? '']))
  const marks = marksOnPage(seen, { typed: readTyped(values, mostTyped), seen: before })
  const said = { seen: { ...marks, ...kept }, faults, clashes }
  const texts = Object.entries(said).map(([name, value]) => [name, JSON.stringify(value)])
  return { values: { ...Object.fromEntries(texts), version: String(version) } }
}

/** Values of fields that a colleague changed meanwhile are sent back, next to the colleague's values. */
function clashed({ t }: Job, clashes: readonly Clash[]): Answer {
  const errors = clashes.map(({ name, theirs }) => [name, t('OfficeTexts.clash', { theirs: theirs.slice(0, 300) })])
  const typed = clashes.map(({ name, typed: text }) => [name, text])
  return {
    ...wrong(t('OfficeTexts.said.clash')),
    errors: Object.fromEntries(errors),
    values: Object.fromEntries(typed),
  }
}

/** Whether the page shows an outdated value: a colleague changed the draft since. */
function isBehind({ staff, language, values }: Job, { content }: Saved): boolean {
  const document = openText(staff, values.document)
  if (!document) return false
  const { seen: now } = checkForm(document, content, language)
  const marks = marksOnPage(now, { typed: readTyped(values, mostTyped), seen: readMarks(values.seen) })
  return Object.entries(now).some(([name, mark]) => marks[name] !== mark)
}

type Publish = (staff: Staff<'publishTexts'>) => Promise<TextResult>

/** Publishing requires a right of its own, so the request is checked again. */
async function asPublisher({ values, language }: Job, done: TextMessage, publish: Publish): Promise<Answer> {
  const authorization = await authorizeRequest((await readVisitor()).headers, 'publishTexts')
  if (authorization.kind !== 'in') return backTo(values.document, language, 'denied')
  const result = await publish(authorization.staff)
  return backTo(values.document, language, result === 'done' ? done : result)
}

async function run(job: Job, saved: Saved): Promise<Answer> {
  const { version } = saved
  const { db, values, language, now } = job
  const { document: id, do: action } = values
  switch (action) {
    case 'publish':
      if (isBehind(job, saved)) return backTo(id, language, 'newer')
      return asPublisher(job, 'published', (publisher) => publishText(db, publisher, id, version, now))
    case 'preview': {
      const document = openText(job.staff, id)
      const href = document && draftPreviewHref(document, id, language, now)
      return href === undefined ? backTo(id, language, 'gone') : { goTo: href }
    }
    case 'schedule': {
      const at = toUtc(values.at)
      if (!at || at <= now) return backTo(id, language, 'no-time')
      return asPublisher(job, 'scheduled', (publisher) => scheduleText(db, publisher, id, { version, at }, now))
    }
    case 'unschedule':
      return asPublisher(job, 'unscheduled', (publisher) => scheduleText(db, publisher, id, { version, at: undefined }, now))
    default:
      return backTo(id, language, 'saved')
  }
}

const drop = async (db: Db, { staff, values, language }: Job): Promise<Answer> => {
  const result = await dropText(db, staff, values.document, values.version)
  return backTo(values.document, language, result === 'done' ? 'dropped' : result)
}

/** Every button saves the typed values first. */
export async function receiveText(job: Job): Promise<Answer> {
  const { db, staff, values, language, now } = job
  const { document: id, do: action } = values
  if (action === 'drop') return drop(db, job)
  const document = openText(staff, id)
  const pictures = document && (await keepPictures(document, values))
  if (!pictures) return backTo(id, language, document ? 'picture' : 'gone')
  const sent = {
    typed: readTyped(values, mostTyped),
    seen: readMarks(values.seen),
    step: readStep(action),
    set: [...pictures, ...readCleared(action)],
  }
  const saved = await saveText(db, staff, id, sent, now)
  if (!saved) return backTo(id, language, 'gone')
  if (action === 'auto') return state(id, job, saved)
  return saved.clashes.length > 0 ? clashed(job, saved.clashes) : run(job, saved)
}

export async function receiveRestored({
  db,
  staff,
  values: { document: id, ...values },
  language,
  now,
}: OfficeJob<'publishTexts', z.output<typeof restoreSchema>>): Promise<Answer> {
  const result = await restoreText(db, staff, id, values, now)
  return backTo(id, language, result === 'done' ? 'restored' : result)
}
