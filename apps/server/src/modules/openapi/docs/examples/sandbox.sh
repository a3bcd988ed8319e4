#!/bin/sh
# The whole way of an order in the sandbox. ALPACA_ORDER is its id.
set -eu
sandbox="$ALPACA_URL/open/v1/sandbox"
auth="Authorization: Bearer $ALPACA_KEY"
# Sent again under the same Idempotency-Key, nothing is done twice.
ask() {
  curl -fsS "$sandbox$1" -H "$auth" -H 'Content-Type: application/json' \
    -H "Idempotency-Key: sandbox-$$-$1" -d "$2"
  echo
}

ask "/orders/$ALPACA_ORDER/receive" '{ "boxes": [{ "kg": 0.8 }] }'
ask "/orders/$ALPACA_ORDER/dispatch" '{}'
ask "/orders/$ALPACA_ORDER/track" '{ "stage": "delivered" }'
ask /clock '{ "hours": 72 }'
ask /top-up '{ "amount": "500.00", "currency": "USD" }'
