/** What somebody of the office could answer. */
import type { Language } from '../../../lib/domain/text/language.ts'

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
