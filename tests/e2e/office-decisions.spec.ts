/** Decisions of the office, and their effect on the public site: on a separate site with the demo's office, whose content the office may write. */
import { openDemoOffice } from '../support/demo-office.ts'
import { testInOneTab as test } from '../support/e2e.ts'
import { testArticles } from './office-decisions/articles.ts'
import { testEndedSessions } from './office-decisions/ended-sessions.ts'
import { testLetters } from './office-decisions/letters.ts'
import { testListings } from './office-decisions/listings.ts'
import { testOffers } from './office-decisions/offers.ts'
import { testSettings } from './office-decisions/settings.ts'

test.describe.configure({ mode: 'default' })

const office = openDemoOffice('decisions-site', 3218)

// All tests share one site, as a copy of the build takes 300 MB, and none needs what another has left. After one that fails, the next gets a fresh site.
testOffers(office)
testListings(office)
testLetters(office)
testArticles(office)
testSettings(office)
testEndedSessions(office)
