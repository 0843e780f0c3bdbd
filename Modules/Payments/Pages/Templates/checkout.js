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
