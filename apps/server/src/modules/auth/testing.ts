export { authSamples as samples } from './auth.samples.ts';
export { messagesTo, registerNew, solvedCaptcha, tryLogin } from './authTestSteps.ts';
export { subjects } from './authTestSubjects.ts';
export { limits } from './limits.ts';
export { writeRefused } from './refusedLines.service.ts';
export { codeOf } from './secondFactor/totpTestCode.ts';
export { startSession } from './sessions.service.ts';
