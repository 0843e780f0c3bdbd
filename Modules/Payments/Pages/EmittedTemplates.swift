// Emitted by Scripts/templates from the files in Templates.

/// The texts of the files in Templates by their names, of templates without `.mustache`.
enum EmittedTemplates {
    static let all: [String: String] = [
        "checkout-ended": #"""
        {{<layout}}
        {{$main}}
        <h1>{{title}}</h1>
        <p>{{text}}</p>
        <p>{{advice}}</p>
        {{#commands}}
        <pre><code>{{.}}</code></pre>
        {{/commands}}
        {{/main}}
        {{/layout}}

        """#,
        "checkout.js": #"""
        "use strict";
        // Opens the payment window by the payment service's own script, then goes to the return address with
        // the outcome. The server asks the payment service itself, whatever the outcome says.
        (() => {
          const place = document.getElementById("payment");
          const state = document.getElementById("payment-state");
          const button = document.getElementById("payment-open");
          const path = location.pathname.replace(/\/$/, "") + "/back";
          const back = new URL(path + location.search, location.origin);

          const pay = async () => {
            button.disabled = true;
            try {
              const request = JSON.parse(place.dataset.request);
              request.redirectUrl = request.redirectUrl || back.href;
              const result = await PortOne.requestPayment(request);
              // Without a result the window has taken the place of this page.
              if (!result) return;
              for (const [name, value] of Object.entries(result)) {
                if (typeof value === "string") back.searchParams.set(name, value);
              }
              location.replace(back.href);
            } catch {
              state.textContent = place.dataset.trouble;
              button.disabled = false;
            }
          };

          button.addEventListener("click", pay);
          pay();
        })();

        """#,
        "checkout": #"""
        {{<layout}}
        {{$main}}
        <article>
        <p class="note">{{kind}}</p>
        <h1 dir="auto">{{title}}</h1>
        {{#test}}
        <p class="test">{{.}}</p>
        {{/test}}
        <p class="state" role="status">{{state}}</p>
        {{#again}}
        <p><a href="{{here}}">{{.}}</a></p>
        {{/again}}
        {{>facts}}
        {{#withdrawal}}
        <p>{{.}}</p>
        {{/withdrawal}}
        <p>{{mediator}}</p>
        {{#paying}}
        <form class="form" method="post" action="{{here}}">
        {{#purpose}}
        <p>{{.}}</p>
        {{/purpose}}
        {{#fields}}
        <label for="{{name}}">{{label}}</label>
        <input id="{{name}}" name="{{name}}" type="{{type}}" autocomplete="{{autocomplete}}"
        value="{{value}}" required{{#problem}}
        aria-invalid="true" aria-describedby="{{name}}-problem"{{/problem}}>
        {{#problem}}
        <p class="problem" id="{{name}}-problem">{{.}}</p>
        {{/problem}}
        {{/fields}}
        <button name="act" value="pay">{{pay}}</button>
        </form>
        {{/paying}}
        {{#cancelling}}
        <form class="form" method="post" action="{{here}}">
        <button class="other" name="act" value="cancel">{{.}}</button>
        </form>
        {{/cancelling}}
        </article>
        {{#sides}}
        <section aria-labelledby="{{anchor}}">
        <h2 id="{{anchor}}">{{heading}}</h2>
        {{>facts}}
        </section>
        {{/sides}}
        {{/main}}
        {{/layout}}

        """#,
        "payment-window": #"""
        {{<layout}}
        {{$main}}
        <h1 dir="auto">{{title}}</h1>
        {{#test}}
        <p class="test">{{.}}</p>
        {{/test}}
        <noscript><p>{{scripts}}</p></noscript>
        <div class="form" id="payment" data-request="{{request}}" data-trouble="{{trouble}}">
        <p class="state" id="payment-state" role="status">{{opening}}</p>
        <button id="payment-open" type="button">{{open}}</button>
        </div>
        <p><a href="{{here}}">{{back}}</a></p>
        {{/main}}
        {{/layout}}

        """#,
    ]
}
