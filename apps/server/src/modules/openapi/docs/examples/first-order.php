<?php
// From a test key to a label. ALPACA_URL is where you sign in, ALPACA_KEY a key that begins with alp_test_.
function ask(string $method, string $path, ?array $body = null, ?string $key = null): string {
  $headers = ['Authorization: Bearer ' . getenv('ALPACA_KEY')];
  if ($body !== null) $headers[] = 'Content-Type: application/json';
  if ($key !== null) $headers[] = 'Idempotency-Key: ' . $key;
  $http = ['method' => $method, 'header' => $headers, 'content' => $body === null ? '' : json_encode($body)];
  $answer = file_get_contents(getenv('ALPACA_URL') . '/open/v1' . $path, false, stream_context_create(['http' => $http]));
  if ($answer === false) throw new Exception("$method $path failed");
  return $answer;
}

// 1. What it costs, the cheapest first.
$parcel = ['originCode' => 'CN', 'countryCode' => 'US', 'postCode' => '10001', 'boxes' => [['weight' => 0.5]]];
$quotes = json_decode(ask('POST', '/quotes', ['parcel' => $parcel]), true)['items'];
$cheapest = current(array_filter($quotes, fn ($quote) => $quote['ok']));

// 2. The order. The Idempotency-Key makes it safe to send again: use the number of your own order.
$wish = json_decode(file_get_contents('order.json'), true);
$number = 'SHOP-' . bin2hex(random_bytes(4));
$wish['order']['productId'] = $cheapest['productId'];
$wish['order']['customerNo'] = $number;
$order = json_decode(ask('POST', '/orders', $wish, $number), true);

// 3. The label is ready as soon as the carrier has answered.
while (json_decode(ask('GET', "/orders/{$order['id']}"), true)['label'] !== 'ready') sleep(1);
file_put_contents('label.pdf', ask('GET', "/orders/{$order['id']}/label"));
echo "Order {$order['orderNo']}: label.pdf\n";
