#!/bin/sh
# From a test key to a label. ALPACA_URL is where you sign in, ALPACA_KEY a key that begins with alp_test_.
set -eu
api="$ALPACA_URL/open/v1"
auth="Authorization: Bearer $ALPACA_KEY"
json='Content-Type: application/json'
# The first value of a field.
value() { grep -o "\"$1\":\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4; }

# 1. What it costs, the cheapest first.
quotes=$(curl -fsS "$api/quotes" -H "$auth" -H "$json" \
  -d '{"parcel":{"originCode":"CN","countryCode":"US","postCode":"10001","boxes":[{"weight":0.5}]}}')
product=$(printf '%s' "$quotes" | value productId)

# 2. The order. The Idempotency-Key makes it safe to send again: use the number of your own order.
order=$(sed -e "s/PRODUCT/$product/" -e "s/SHOP-1001/SHOP-$$/" order.json |
  curl -fsS "$api/orders" -H "$auth" -H "$json" -H "Idempotency-Key: first-order-$$" -d @-)
id=$(printf '%s' "$order" | value id)

# 3. The label is ready as soon as the carrier has answered.
until curl -fsS "$api/orders/$id" -H "$auth" | grep -q '"label":"ready"'; do sleep 1; done
curl -fsS "$api/orders/$id/label" -H "$auth" -o label.pdf
echo "Order $id: label.pdf"
