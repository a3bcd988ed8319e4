const calls = JSON.parse(document.getElementById('calls').textContent);
const part = (id) => document.getElementById(id);
const { key, call, path, body, bodyPart, send, state, answer, curl, fresh } = Object.fromEntries(
  ['key', 'call', 'path', 'body', 'bodyPart', 'send', 'state', 'answer', 'curl', 'fresh'].map(
    (id) => [id, part(id)],
  ),
);

// In the fragment a key is sent to nobody; it is taken out of the address at once.
const given = new URLSearchParams(location.hash.slice(1)).get('key');
if (given) {
  key.value = given;
  history.replaceState(null, '', location.pathname + location.search);
}

const chosen = () => calls[call.value];

const choose = () => {
  const { path: its, body: sample } = chosen();
  path.value = its;
  bodyPart.hidden = sample === undefined;
  body.value = sample === undefined ? '' : JSON.stringify(sample, null, 2);
};

const request = () => {
  const { method, body: sample, isKeyed } = chosen();
  const headers = { authorization: `Bearer ${key.value.trim()}` };
  if (isKeyed) headers['idempotency-key'] = fresh.value;
  if (sample !== undefined) headers['content-type'] = 'application/json';
  return { method, headers, ...(sample !== undefined && { body: body.value }) };
};

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

const asCurl = () => {
  const { method, headers, body: sent } = request();
  const all = Object.entries({ ...headers, authorization: 'Bearer $ALPACA_KEY' });
  return [
    `curl -X ${method} "${location.origin}${path.value}"`,
    ...all.map(([name, value]) => `-H "${name}: ${value}"`),
    ...(sent === undefined ? [] : [`-d ${quoted(sent)}`]),
  ].join(' \\\n  ');
};

const shown = async (reply) => {
  const type = reply.headers.get('content-type') ?? '';
  if (!type.includes('json')) return `<${type}, ${(await reply.blob()).size} bytes>`;
  return JSON.stringify(await reply.json(), null, 2);
};

const ask = async () => {
  send.disabled = true;
  const begun = performance.now();
  try {
    const reply = await fetch(path.value, request());
    const ms = Math.round(performance.now() - begun);
    const said = ['alpaca-mode', 'ratelimit-remaining', 'idempotent-replayed']
      .map((name) => [name, reply.headers.get(name)])
      .filter(([, value]) => value !== null);
    state.textContent = [
      `${reply.status} ${reply.statusText}`,
      `${ms} ms`,
      ...said.map(([name, value]) => `${name}: ${value}`),
    ].join(' · ');
    answer.textContent = await shown(reply);
  } catch (error) {
    state.textContent = String(error);
    answer.textContent = '';
  } finally {
    send.disabled = false;
    curl.textContent = asCurl();
  }
};

const renew = () => {
  fresh.value = crypto.randomUUID();
};

call.addEventListener('change', () => {
  choose();
  renew();
});
part('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void ask();
});
part('renew').addEventListener('click', renew);
choose();
renew();
