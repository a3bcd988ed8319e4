// From a test key to a label. ALPACA_URL is where you sign in, ALPACA_KEY a key that begins with alp_test_.
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

public class FirstOrder {
  static final HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  static byte[] ask(String method, String path, String body, String key) throws Exception {
    var request = HttpRequest.newBuilder(URI.create(System.getenv("ALPACA_URL") + "/open/v1" + path))
        .header("Authorization", "Bearer " + System.getenv("ALPACA_KEY"));
    if (body != null) request.header("Content-Type", "application/json");
    if (key != null) request.header("Idempotency-Key", key);
    var content = body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body);
    var answer = http.send(request.method(method, content).build(), HttpResponse.BodyHandlers.ofByteArray());
    if (answer.statusCode() >= 300) throw new Exception(new String(answer.body()));
    return answer.body();
  }

  // The first value of a field; use the JSON library of your choice.
  static String value(byte[] json, String field) {
    var found = Pattern.compile("\"" + field + "\":\"([^\"]*)\"").matcher(new String(json));
    return found.find() ? found.group(1) : "";
  }

  public static void main(String[] args) throws Exception {
    // 1. What it costs, the cheapest first.
    var quotes = ask("POST", "/quotes", "{\"parcel\":{\"originCode\":\"CN\",\"countryCode\":\"US\","
        + "\"postCode\":\"10001\",\"boxes\":[{\"weight\":0.5}]}}", null);

    // 2. The order. The Idempotency-Key makes it safe to send again: use the number of your own order.
    var number = "SHOP-" + System.currentTimeMillis();
    var wish = Files.readString(Path.of("order.json"))
        .replace("PRODUCT", value(quotes, "productId")).replace("SHOP-1001", number);
    var id = value(ask("POST", "/orders", wish, number), "id");

    // 3. The label is ready as soon as the carrier has answered.
    while (!value(ask("GET", "/orders/" + id, null, null), "label").equals("ready")) Thread.sleep(1000);
    Files.write(Path.of("label.pdf"), ask("GET", "/orders/" + id + "/label", null, null));
    System.out.println("Order " + id + ": label.pdf");
  }
}
