/** `POST /api/viewing-answer/preview/`: the mail that an answer would send, for whoever has the link of an agent's mail. Nothing is sent. */
import { findAnswerMail } from '@/lib/server/office/answer-desk'
import { answerPreview } from '@/lib/server/office/viewing-preview'

export const POST = (request: Request): Promise<Response> => answerPreview(request, findAnswerMail)
