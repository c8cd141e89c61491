/** Part of `npm run site`: gives the demo owner and staff a new password and prints it, with a link to apply for a rental. */
import { randomBytes } from 'node:crypto'
import { localizedHref } from '../lib/routing/href.ts'
import { makeDemoOwner } from '../lib/server/accounts/demo-owner.ts'
import { demoApplicationLink } from '../lib/server/applications/demo-link.ts'
import { getSnapshot } from '../lib/server/content/snapshot/current-snapshot.ts'
import { closeDb, getDb } from '../lib/server/db/client.ts'
import { makeDemoStaff, seedDemoOffice } from '../lib/server/office/demo/demo-office.ts'
import { seedDemo } from '../lib/server/portal/seed-demo.ts'
import { absoluteUrl } from '../lib/server/runtime/site-url.ts'

const password = randomBytes(9).toString('base64url')
const db = await getDb()
const { accountId, email, propertyIds } = await makeDemoOwner(db, password, new Date())
await seedDemo(db, accountId, propertyIds, new Date())
const { routeTable, site } = getSnapshot()
console.log(
  `  ${absoluteUrl(localizedHref(routeTable, 'login', site.defaultLanguage))}  as an owner: ${email}, password ${password}`,
)
const staff = await makeDemoStaff(db, password, new Date())
await seedDemoOffice(db, staff, new Date())
for (const { email: address, rank } of staff)
  console.log(
    `  ${absoluteUrl(localizedHref(routeTable, 'office/login', site.defaultLanguage))}  as ${rank === 'agent' ? 'an agent' : 'a manager'}: ${address}, password ${password}`,
  )
const application = demoApplicationLink(new Date())
if (application) console.log(`  ${application}  to apply for a rental, as a visitor is mailed it`)
await closeDb()
