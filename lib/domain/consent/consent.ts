/**
 * The visitor's cookie consent, and the consent-mode flags derived from it (specification 4, "Cookie consent"; rulings 35 and
 * 36).
 */

/** Strictly necessary is always on and therefore not a choice. */
export const choosableCategories = ['analytical', 'marketing', 'social', 'unclassified'] as const

export const consentCategories = ['necessary', ...choosableCategories] as const

export type ChoosableCategory = (typeof choosableCategories)[number]
export type Consent = Readonly<Record<ChoosableCategory, boolean>>

export const everything: Consent = { analytical: true, marketing: true, social: true, unclassified: true }
export const nothing: Consent = { analytical: false, marketing: false, social: false, unclassified: false }

/** Names and values of Google consent mode, version 2. */
type ConsentFlags = Readonly<
  Record<'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage', 'granted' | 'denied'>
>

/** Analytical sets one flag, marketing three, the others none. */
export function consentFlags({ analytical, marketing }: Consent): ConsentFlags {
  const word = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')
  return {
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
    analytics_storage: word(analytical),
  }
}

/** Days after which the visitor is asked again, also after a refusal. */
export const consentLifetime = 180

/** The stored value: the last valid day, then the categories with consent: `2027-05-21 analytical social`. */
export function formatConsent(consent: Consent, until: string): string {
  return [until, ...choosableCategories.filter((category) => consent[category])].join(' ')
}

/** Undefined without a choice, after it expired, or for a malformed value. Unknown categories are ignored. */
export function parseConsent(text: string | null, today: string): Consent | undefined {
  const [until = '', ...agreed] = text?.split(' ') ?? []
  if (!/^\d{4}-\d{2}-\d{2}$/.test(until) || until < today) return undefined
  return {
    analytical: agreed.includes('analytical'),
    marketing: agreed.includes('marketing'),
    social: agreed.includes('social'),
    unclassified: agreed.includes('unclassified'),
  }
}
