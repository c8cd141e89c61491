/** `GET /api/sheet-worker/`: the service worker of a sheet, registered only by the sheet, with its own address as scope. */
import { sheetWorker } from '@/lib/domain/viewings/sheet-worker'
import { answerWorker } from '@/lib/server/http/answer-worker'

export const GET = (): Response => answerWorker(sheetWorker)
