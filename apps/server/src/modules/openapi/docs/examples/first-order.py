"""From a test key to a label. ALPACA_URL is where you sign in, ALPACA_KEY a key that begins with alp_test_."""
import json
import os
import time
import urllib.request
import uuid

API = os.environ["ALPACA_URL"] + "/open/v1"


def ask(method, path, body=None, key=None):
    headers = {"Authorization": "Bearer " + os.environ["ALPACA_KEY"]}
    if body is not None:
        headers["Content-Type"] = "application/json"
    if key is not None:
        headers["Idempotency-Key"] = key
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(API + path, data, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return answer.read()


# 1. What it costs, the cheapest first.
parcel = {"originCode": "CN", "countryCode": "US", "postCode": "10001", "boxes": [{"weight": 0.5}]}
quotes = json.loads(ask("POST", "/quotes", {"parcel": parcel}))["items"]
cheapest = next(quote for quote in quotes if quote["ok"])

# 2. The order. The Idempotency-Key makes it safe to send again: use the number of your own order.
with open("order.json", encoding="utf-8") as file:
    wish = json.load(file)
number = "SHOP-" + uuid.uuid4().hex[:8]
wish["order"].update(productId=cheapest["productId"], customerNo=number)
order = json.loads(ask("POST", "/orders", wish, key=number))

# 3. The label is ready as soon as the carrier has answered.
while json.loads(ask("GET", "/orders/" + order["id"]))["label"] != "ready":
    time.sleep(1)
with open("label.pdf", "wb") as file:
    file.write(ask("GET", "/orders/" + order["id"] + "/label"))
print("Order", order["orderNo"] + ": label.pdf")
