import HTTPTypes
import Wire

/// Completes an answer: common fields, validators, compression.
struct Presentation: Sendable {
    private let common: HTTPFields
    /// Added to answers that travel encrypted.
    private let transportSecurity: HTTPField?
    private let packs: Bool
    private let crossOrigin: CrossOrigin

    init(_ configuration: WireServerConfiguration) {
        packs = configuration.compresses
        crossOrigin = CrossOrigin(configuration.corsOrigins)
        let seconds = configuration.transportSecuritySeconds
        transportSecurity =
            seconds > 0 ? HTTPField(name: .strictTransportSecurity, value: "max-age=\(seconds)") : nil
        common = Self.securityFields
    }

    func outgoing(
        _ answer: WireResponse, to request: WireRequest, _ entry: EndpointCatalog.Entry,
        _ origin: RequestOrigin, id: String, isClosing: Bool
    ) -> Outgoing {
        var outgoing = Outgoing(
            status: answer.status, fields: common, body: answer.body, streamed: answer.streamed,
            isClosing: isClosing)
        outgoing.fields.append(HTTPField(name: .requestID, value: id))
        if origin.isSecure, let transportSecurity { outgoing.fields.append(transportSecurity) }
        if outgoing.status >= 500 { outgoing.nameRequest(id) }
        if let page = crossOrigin.origin(of: request) { crossOrigin.allow(page, &outgoing.fields) }
        let isPackable =
            packs && answer.body.count >= Gzip.least && Gzip.suits(answer.headers["content-type"])
        vary(&outgoing, isPackable: isPackable)
        replaceFields(by: answer, &outgoing)
        let isPacked = isPackable && Gzip.isAccepted(request.headers["accept-encoding"])
        let isUnchanged = validate(answer, request, entry, isPacked, &outgoing)
        if !isUnchanged {
            outgoing.add(answer.headers.filter { !Self.replaced.contains($0.key) })
            if isPacked { outgoing.pack() }
            if request.method == "HEAD" { outgoing.leaveOutBody() }
        }
        return outgoing
    }

    private func vary(_ outgoing: inout Outgoing, isPackable: Bool) {
        switch (isPackable, crossOrigin.isOn) {
        case (true, true): outgoing.fields.append(HTTPField(name: .vary, value: "Accept-Encoding, Origin"))
        case (true, false): outgoing.fields.append(HTTPField(name: .vary, value: "Accept-Encoding"))
        case (false, true): outgoing.fields.append(HTTPField(name: .vary, value: "Origin"))
        case (false, false): break
        }
    }

    /// Gives a page its own policies, and the fields of the request that it varies by. A 304 has them,
    /// too: browsers store its fields in place of those of the page that they have. A public file may be
    /// embedded elsewhere if CORS is on. Other answers have none.
    private func replaceFields(by page: WireResponse, _ outgoing: inout Outgoing) {
        if let policy = page.headers["content-security-policy"] {
            outgoing.fields[.contentSecurityPolicy] = policy
        }
        if let policy = page.headers["referrer-policy"] { outgoing.fields[.referrerPolicy] = policy }
        if crossOrigin.isOn, let policy = page.headers["cross-origin-resource-policy"] {
            outgoing.fields[.crossOriginResourcePolicy] = policy
        }
        if let names = page.headers["vary"] {
            outgoing.fields.append(HTTPField(name: .vary, value: names))
        }
    }

    /// The fields of an answer that are not simply added. A rule for caches is written with the validators.
    private static let replaced: Set<String> = [
        "content-security-policy", "referrer-policy", "vary", "cache-control", "cross-origin-resource-policy",
    ]

    /// Adds the fields for caches; returns whether the client already has these bytes.
    private func validate(
        _ answer: WireResponse, _ request: WireRequest, _ entry: EndpointCatalog.Entry, _ isPacked: Bool,
        _ outgoing: inout Outgoing
    ) -> Bool {
        let isRead = request.method == "GET" || request.method == "HEAD"
        guard isRead, entry.hasValidators, answer.status == 200 else {
            outgoing.cache(answer.headers["cache-control"] ?? "no-store")
            return false
        }
        let isPersonal = request.headers["authorization"] != nil
        let usual = entry.isForMembers ? "no-store" : isPersonal ? "private, no-cache" : "no-cache"
        outgoing.cache(entry.isPage ? answer.headers["cache-control"] ?? usual : usual)
        let tag = EntityTag(of: answer.body, isPacked: isPacked)
        outgoing.fields.append(HTTPField(name: .eTag, value: tag.text))
        guard let field = request.headers["if-none-match"], tag.isNamed(in: field) else { return false }
        outgoing.status = 304
        outgoing.body = []
        return true
    }

    /// For an API that pages do not embed: its answers are data, whatever a browser makes of their bytes.
    private static let securityFields: HTTPFields = [
        .xContentTypeOptions: "nosniff",
        .contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
        .referrerPolicy: "no-referrer",
        .crossOriginResourcePolicy: "same-origin",
    ]
}

extension HTTPField.Name {
    fileprivate static let referrerPolicy = HTTPField.Name("referrer-policy") ?? .server
}
