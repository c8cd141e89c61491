/** `npm run reload-content`: tells the running site that the files of the content folder changed. */
import { callSite } from './call-site.ts'

const answer = await callSite('/api/reload-content/')
console.log(await answer.text())
if (!answer.ok) process.exitCode = 1
