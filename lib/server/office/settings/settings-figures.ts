/** Figures for each setting: its effect today, and the effect of another value. */
import 'server-only'
import type { WorkingTime } from '../../../domain/office/working-time.ts'
import { termNames } from '../../../domain/text/promises.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { LeadShares, VisitorLoad } from '../../db/repositories/office/office-settings.ts'
import { type OpenSettings, settingAt } from './settings-document.ts'

export const settingNames = [
  ...termNames.map((name) => `promises.workingDays.${name}` as const),
  'promises.comparables.from',
  'promises.comparables.to',
  'viewings.perProperty',
  'viewings.perPerson',
  'pageSize',
  'forms.titleRequired',
  'menu.showEvaluationButton',
] as const

export type SettingName = (typeof settingNames)[number]

/** The effect of the current value, and that of the other value. */
export type SettingFigures = Readonly<Record<string, string | number>>

export type Setting = {
  name: SettingName
  /** Value of the draft; `published` is the one online. */
  value: string
  published: string
  choices: readonly string[]
  figures: SettingFigures
}

const upTo = (most: number) => Array.from({ length: most }, (_, index) => String(index + 1))

/** The choices; another value in the content is added to them. */
const choicesOf: Readonly<Partial<Record<SettingName, readonly string[]>>> = {
  'viewings.perProperty': upTo(6),
  'viewings.perPerson': ['1', '2', '3', '5', '8', '10', '15', '20'],
  pageSize: ['5', '8', '11', '14', '17', '23', '29'],
  'promises.comparables.from': upTo(12),
  'promises.comparables.to': upTo(20),
  'forms.titleRequired': ['yes', 'no'],
  'menu.showEvaluationButton': ['yes', 'no'],
}

const usualChoices = ['1', '2', '3', '4', '5', '7', '10', '15', '20'] as const

/** The next choice, or the one before if it is the last. */
function otherThan(value: string, choices: readonly string[]): string {
  const place = choices.indexOf(value)
  return choices[place + 1] ?? choices[place - 1] ?? value
}

function choicesFor(name: SettingName, published: string, value: string): string[] {
  const known = choicesOf[name] ?? usualChoices
  return [...new Set([...known, published, value])].toSorted((a, b) => (Number(a) || 0) - (Number(b) || 0))
}

export type Facts = { now: Date; time: WorkingTime; coming: readonly VisitorLoad[]; shares: LeadShares }

const momentAfter = ({ time, now }: Facts, days: string) => time.dueAt(now, Number(days) * time.dayLength).toISOString()

/** Number of visitors who have reached the limit of upcoming viewings. */
function atLimit({ coming }: Facts, limit: number, isOfAll: boolean): number {
  const counts = new Map<string, number>()
  for (const { email, propertyId, count } of coming) {
    const key = isOfAll ? email : `${email} ${propertyId}`
    counts.set(key, (counts.get(key) ?? 0) + count)
  }
  return [...counts.values()].filter((count) => count >= limit).length
}

function figuresOf(name: SettingName, value: string, other: string, facts: Facts): SettingFigures {
  if (name.startsWith('promises.workingDays'))
    return { due: momentAfter(facts, value), other, otherDue: momentAfter(facts, other) }
  if (name === 'viewings.perProperty' || name === 'viewings.perPerson') {
    const isOfAll = name === 'viewings.perPerson'
    return { count: atLimit(facts, Number(value), isOfAll), other, otherCount: atLimit(facts, Number(other), isOfAll) }
  }
  if (name === 'pageSize') {
    const total = getSnapshot().properties.filter(({ goal }) => goal === 'sale').length
    const pages = (size: string) => Math.max(1, Math.ceil(total / Math.max(1, Number(size))))
    return { total, pages: pages(value), other, otherPages: pages(other) }
  }
  if (name === 'forms.titleRequired') return { titled: facts.shares.titled, all: facts.shares.all }
  if (name === 'menu.showEvaluationButton') return { count: facts.shares.valuations }
  return {}
}

/** One setting with its choices and figures. */
export function toSetting(name: SettingName, { document, content }: OpenSettings, facts: Facts): Setting {
  const [published, value] = [settingAt(document.value, name), settingAt(content, name)]
  const choices = choicesFor(name, published, value)
  // The other value: the published one if there is a draft; otherwise the next choice.
  const other = value === published ? otherThan(value, choices) : published
  return { name, value, published, choices, figures: figuresOf(name, value, other, facts) }
}
