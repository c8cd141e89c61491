/** Sample texts that visitors and staff could write. */
import type { Language } from '../../../lib/domain/text/language.ts'

/** A reply of the office. */
export const answerSamples: Readonly<Record<Language, { subject: string; text: string }>> = {
  nl: {
    subject: 'De kelder',
    text: 'Dag Saar,\n\nDe pomp is er uit voorzorg; de eigenaar noteerde nooit water. U kunt zaterdag komen kijken.\n\nMet vriendelijke groeten,\nLotte Verhaegen',
  },
  fr: {
    subject: 'La cave',
    text: 'Bonjour Saar,\n\nLa pompe est là par précaution ; le propriétaire n’a jamais noté d’eau. Vous pouvez venir voir samedi.\n\nCordialement,\nLotte Verhaegen',
  },
  en: {
    subject: 'The cellar',
    text: 'Dear Saar,\n\nThe pump is a precaution; the owner has never noted any water. You are welcome to have a look on Saturday.\n\nKind regards,\nLotte Verhaegen',
  },
  de: {
    subject: 'Der Keller',
    text: 'Guten Tag Saar,\n\nDie Pumpe ist eine Vorsichtsmaßnahme; der Eigentümer hat nie Wasser festgestellt. Sie können am Samstag zur Besichtigung kommen.\n\nFreundliche Grüße\nLotte Verhaegen',
  },
}

/** The message of a form about a property. */
export const remarks = {
  nl: 'We zoeken vooral licht, en een tuin waar een tafel van zes in kan.\nIs de kelder droog?',
  fr: 'Nous cherchons surtout la lumière, et un jardin pour une table de six.\nLa cave est-elle sèche ?',
  en: 'We are looking above all for light, and a garden that takes a table for six.\nIs the cellar dry?',
  de: 'Wir suchen vor allem Licht und einen Garten mit Platz für einen Tisch für sechs.\nIst der Keller trocken?',
} as const satisfies Record<Language, string>

/** The message to a friend. */
export const friendRemarks = {
  nl: 'Els, is dit niet iets voor jullie? De tuin ligt op het zuidwesten. Wij gaan zaterdag kijken.',
  fr: 'Els, ce ne serait pas pour vous ? Le jardin donne au sud-ouest. Nous y allons samedi.',
  en: 'Els, would this not suit you? The garden faces south-west. We are going to see it on Saturday.',
  de: 'Els, wäre das nicht etwas für euch? Der Garten liegt nach Südwesten. Wir sehen es uns am Samstag an.',
} as const satisfies Record<Language, string>
