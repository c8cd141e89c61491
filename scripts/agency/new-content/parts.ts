/** What new content copies from the demo: pages that the software links to, and texts that the law requires. */

/** Files of `data/pages/`, with the modules to keep. */
export const pages: Readonly<Record<string, readonly string[] | 'all'>> = {
  home: ['banner', 'latest', 'valuation'],
  'for-sale': 'all',
  'for-rent': 'all',
  contact: ['contact', 'map'],
  valuation: ['contact'],
  'demand-register': 'all',
  'planning-legend': 'all',
  'privacy-statement': 'all',
  'cookie-policy': 'all',
  compare: 'all',
  favourites: 'all',
  account: 'all',
  'account-second-factor': 'all',
  login: 'all',
  'login-code': 'all',
  'login-forgot': 'all',
  'login-password': 'all',
  owner: 'all',
  'newsletter-confirm': 'all',
  'newsletter-unsubscribe': 'all',
  'my-places': 'all',
  'own-words': 'all',
  'save-search': 'all',
  'saved-searches': 'all',
  'saved-searches-change': 'all',
  'saved-searches-confirm': 'all',
  'saved-searches-unsubscribe': 'all',
  'shared-list-confirm': 'all',
  'shared-list-unsubscribe': 'all',
  'unwanted-mail': 'all',
  viewing: 'all',
  'viewing-answer': 'all',
  'viewing-choose': 'all',
  'viewing-confirm': 'all',
  'viewing-day': 'all',
  'viewing-sheet': 'all',
  'feedback-contact-appointment': 'all',
  'feedback-contact-demand': 'all',
  'feedback-contact-me': 'all',
  'feedback-demand-register': 'all',
  'feedback-newsletter-confirmed': 'all',
  'feedback-newsletter-ended': 'all',
  'feedback-purchase-offer': 'all',
  'feedback-rental-application': 'all',
  'feedback-request-document': 'all',
  'feedback-send-to-friend': 'all',
  'feedback-sign-newsletter': 'all',
  'feedback-site-contact': 'all',
  'feedback-upload-too-large': 'all',
}

/** Texts that the law requires, and the legend that every planning table links to. */
export const articles = ['privacy-statement', 'cookie-policy', 'planning-legend'] as const

/** Original paths without a page file: pages below a property, the tabs of the portal, and shared lists. */
export const segments: readonly string[] = [
  'brochure',
  'documents',
  'information',
  'purchase-offer',
  'rental-application',
  'send-to-friend',
  'shared-list',
  'visit',
  'owner/communications',
  'owner/documents',
  'owner/media',
  'owner/report',
  'owner/visits',
]

/** Page fields with content of the demo, which are left out. */
export const ownFields = ['image', 'description'] as const

/** Files without content of an agency: legal figures and property types. */
export const commonFiles = ['legal-figures.json', 'types.json'] as const
