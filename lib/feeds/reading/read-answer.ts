/** Reads yes, no and the answers in between, as programs write them and in the four languages. */
import type { FeedAnswer } from '../feed-parts.ts'

const answers: Readonly<Record<FeedAnswer, readonly string[]>> = {
  yes: ['1', 'true', 'yes', 'y', 'ja', 'j', 'oui', 'o', 'si', 'present', 'aanwezig', 'wahr', 'x', '-1'],
  no: ['0', 'false', 'no', 'n', 'nee', 'neen', 'non', 'nein', 'none', 'geen', 'falsch', 'absent', 'afwezig'],
  requested: [
    'requested',
    'pending',
    'aangevraagd',
    'in aanvraag',
    'demandé',
    'demandée',
    'en cours',
    'angefragt',
    'in bearbeitung',
  ],
  'not-stated': [
    'undefined',
    'unknown',
    'onbekend',
    'inconnu',
    'unbekannt',
    'not-stated',
    'not stated',
    'niet meegedeeld',
    'non communiqué',
  ],
}

const byWord = new Map(Object.entries(answers).flatMap(([answer, words]) => words.map((word) => [word, answer as FeedAnswer])))

/** Undefined for an empty value, or one that is not an answer. */
export function readAnswer(value: unknown): FeedAnswer | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return byWord.get(String(value))
  return typeof value === 'string' ? byWord.get(value.trim().toLowerCase()) : undefined
}
