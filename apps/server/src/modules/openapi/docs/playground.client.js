const calls = JSON.parse(document.getElementById('calls').textContent);
const ids = ['key', 'call', 'path', 'body', 'bodyPart', 'send', 'state', 'answer', 'curl', 'fresh'];
const more = ['freshPart', 'sign', 'parts', 'heads', 'save', 'unfilled'];
const part = (id) => document.getElementById(id);
const of = Object.fromEntries([...ids, ...more].map((id) => [id, part(id)]));
const { key, call, path, body, state, answer, curl, fresh, parts, heads, save } = of;

// In the fragment a key is sent to nobody; it is taken out of the address at once.
const given = new URLSearchParams(location.hash.slice(1)).get('key');
if (given) {
  key.value = given;
  history.replaceState(null, '', location.pathname + location.search);
}

const chosen = () => calls[call.value];
const fields = () => [...parts.querySelectorAll('input')];

/** The address by what was filled in; what is left empty in it stays to be seen. */
const compose = () => {
  const filled = (where) => fields().filter(({ dataset, value }) => dataset.in === where && value);
  let asked = chosen().path;
  for (const { name, value } of filled('path')) {
    asked = asked.replace(`{${name}}`, encodeURIComponent(value.trim()));
  }
  const query = new URLSearchParams(filled('query').map(({ name, value }) => [name, value.trim()]));
  path.value = asked + (query.size > 0 ? `?${query}` : '');
  of.unfilled.hidden = true;
};

const fieldFor = ({ name, in: where, required, means }) => {
  const line = document.createElement('p');
  const label = document.createElement('label');
  const input = document.createElement('input');
  input.id = `part-${name}`;
  Object.assign(input, { name, required, autocomplete: 'off', spellcheck: false });
  input.dataset.in = where;
  label.htmlFor = input.id;
  label.textContent = means ? `${name} · ${means}` : name;
  input.addEventListener('input', compose);
  line.append(label, input);
  return line;
};

const choose = () => {
  const { body: sample, isKeyed, parameters } = chosen();
  parts.replaceChildren(...parameters.map(fieldFor));
  of.bodyPart.hidden = sample === undefined;
  of.freshPart.hidden = !isKeyed;
  body.value = sample === undefined ? '' : JSON.stringify(sample, null, 2);
  fresh.value = crypto.randomUUID();
  compose();
};

const hex = (bytes) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (text) => new TextEncoder().encode(text);

/** As whoever signs does it: by the key, over the time, the method, the address and the body. */
const signature = async ({ method, body: sent = '' }) => {
  const time = Math.floor(Date.now() / 1000);
  const hashed = hex(await crypto.subtle.digest('SHA-256', bytesOf(sent)));
  const content = [time, method, path.value, hashed].join('.');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = bytesOf(key.value.trim());
  const by = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  return `t=${time},v1=${hex(await crypto.subtle.sign('HMAC', by, bytesOf(content)))}`;
};

const request = async () => {
  const { method, body: sample, isKeyed } = chosen();
  const headers = { authorization: `Bearer ${key.value.trim()}` };
  headers['accept-language'] = document.documentElement.lang;
  if (isKeyed && fresh.value) headers['idempotency-key'] = fresh.value;
  if (sample !== undefined) headers['content-type'] = 'application/json';
  const asked = { method, headers, ...(sample !== undefined && { body: body.value }) };
  if (of.sign.checked) headers['alpaca-signature'] = await signature(asked);
  return asked;
};

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

const asCurl = ({ method, headers, body: sent }) => {
  // A signature is of one moment, and who copies this has the key elsewhere.
  const { 'alpaca-signature': _, ...kept } = headers;
  const all = Object.entries({ ...kept, authorization: 'Bearer $ALPACA_KEY' });
  return [
    `curl -X ${method} "${location.origin}${path.value}"`,
    ...all.map(([name, value]) => `-H "${name}: ${value}"`),
    ...(sent === undefined ? [] : [`-d ${quoted(sent)}`]),
  ].join(' \\\n  ');
};

const shown = async (reply) => {
  const type = reply.headers.get('content-type') ?? '';
  if (type.includes('json')) return JSON.stringify(await reply.json(), null, 2);
  const file = await reply.blob();
  URL.revokeObjectURL(save.href);
  save.href = URL.createObjectURL(file);
  save.hidden = false;
  return `<${type}, ${file.size} bytes>`;
};

const ask = async () => {
  of.send.disabled = true;
  save.hidden = true;
  const asked = await request();
  const begun = performance.now();
  try {
    const reply = await fetch(path.value, asked);
    const ms = Math.round(performance.now() - begun);
    const mode = reply.headers.get('alpaca-mode');
    state.textContent = [
      `${reply.status} ${reply.statusText}`,
      `${ms} ms`,
      ...(mode ? [`alpaca-mode: ${mode}`] : []),
    ].join(' · ');
    heads.textContent = [...reply.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    answer.textContent = await shown(reply);
  } catch (error) {
    state.textContent = String(error);
    heads.textContent = '';
    answer.textContent = '';
  } finally {
    of.send.disabled = false;
    curl.textContent = asCurl(asked);
  }
};

call.addEventListener('change', choose);
part('form').addEventListener('submit', (event) => {
  event.preventDefault();
  of.unfilled.hidden = !path.value.includes('{');
  if (of.unfilled.hidden) void ask();
});
part('renew').addEventListener('click', () => {
  fresh.value = crypto.randomUUID();
});
choose();
