/** A call to Omnicasa: its parameters are JSON in the address. */
import { type Language, languageCodes } from '../../../domain/text/language.ts'
import type { FeedAccess, FeedRequest } from '../../adapter.ts'

const defaultAddress = 'https://newapi.omnicasa.com/1.13/OmnicasaService.svc'

/** Omnicasa numbers its languages from 1: Dutch, French, English, German; the same order as ours. */
export const numberOf = (language: Language) => languageCodes.indexOf(language) + 1

export function ask(access: FeedAccess, call: string, parameters: object, language?: Language): FeedRequest {
  const { customer = '', password = '' } = access.keys
  const who = { CustomerName: customer, CustomerPassword: password, ...(language && { LanguageId: numberOf(language) }) }
  const address = (access.address || defaultAddress).replace(/\/+$/, '')
  const json = encodeURIComponent(JSON.stringify({ ...who, ...parameters }))
  return {
    name: call,
    url: `${address}/${call}Json?json=${json}`,
    headers: { Accept: 'application/json' },
    ...(language && { language }),
  }
}
