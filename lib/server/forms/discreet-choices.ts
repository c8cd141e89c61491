/** The current discreet properties as choices of a form (ruling 14). */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import type { Choice } from '../../forms/form-props.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Translate } from '../pages/translator.ts'

export const discreetChoices = (language: Language, t: Translate): Choice[] =>
  getSnapshot().discreetProperties.map(({ reference, title }) => ({
    value: reference,
    label: t('DiscreetCard.title', { reference, title: title[language] }),
  }))
