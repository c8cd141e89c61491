/** Fields that the office chooses from have different names in each language. */
import { expect, test } from 'vitest'
import { languageCodes } from '@/lib/domain/text/language'
import { answerPaths } from '@/lib/server/office/listings/listing-paths'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import fr from '@/messages/fr.json'
import nl from '@/messages/nl.json'

const messages = { nl, fr, en, de }

test.each(languageCodes)('no two fields of the list have the same name (%s)', (language) => {
  const { OfficeListings, PropertyFacts } = messages[language]
  const names: Record<string, string> = { ...PropertyFacts.labels, ...OfficeListings.fields }
  const shown = answerPaths('properties').map(({ name }) => names[name] ?? name)
  expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([])
})
