import Vocabulary
import Wire

/// The wire forms of the guest book.
enum GuestWire {
    /// The message that a member signs with.
    static let message = Shape<String>("GuestMessage", Field("message", text) { $0 }) { $0 }

    static let view = Shape<GuestView>(
        "GuestEntry",
        Field("author", .memberCard("GuestAuthor", nickname: "이웃")) { $0.author },
        Field("message", text) { $0.entry.message },
        Field("signedAt", .timestamp) { $0.entry.signedAt }
    ) { author, message, moment in
        GuestView(entry: GuestEntry(author: author.id, message: message, signedAt: moment), author: author)
    }.coder

    static let page: WireCoder<Page<GuestView>> = .page("GuestPage", of: view)

    static let failures = FailureCoder<GuestError>(.fieldErrors(GuestError.invalidFields))

    private static let text = WireCoder<String>.text(minimumLength: 1, maximumLength: 200, example: "다녀갑니다")
}

/// The HTTP operations of the guest book: routes, remote calls and documents are derived from them.
enum GuestEndpoints {
    static let all: [EndpointDescription] = [sign.description, list.description]

    static let sign = Endpoint<String, GuestView, GuestError>(
        name: "guests.sign", .put, "/api/v1/guests", access: .member, summary: "Sign the guest book.",
        input: GuestWire.message, output: GuestWire.view,
        failures: GuestWire.failures.only(.invalidFields([])).orSilenced)

    static let list = Endpoint<PageFields, Page<GuestView>, GuestError>(
        name: "guests.list", .get, "/api/v1/guests", access: .anyone,
        summary: "A page of the guest book, the newest entry first.", input: PageFields.shape,
        output: GuestWire.page, failures: GuestWire.failures.only(.invalidFields([])))
}

/// The routes of the guest book; each request is answered by the repository of the principal who sent it.
func guestRoutes(_ repository: @escaping @Sendable (Principal) -> any GuestRepository) -> [Route] {
    [
        Route(GuestEndpoints.sign) { message, caller throws(GuestError) in
            try await repository(caller.principal).sign(message)
        },
        Route(GuestEndpoints.list) { fields, caller throws(GuestError) in
            let page = try fields.request(orThrow: GuestError.invalidFields)
            return try await repository(caller.principal).entries(page)
        },
    ]
}

/// The verbs of the guest book asked of a server; the principal is the member of the caller's credentials.
struct RemoteGuestRepository: GuestRepository {
    let caller: RemoteCaller

    func sign(_ message: String) async throws(GuestError) -> GuestView {
        try await caller.call(GuestEndpoints.sign, message)
    }

    func entries(_ page: PageRequest) async throws(GuestError) -> Page<GuestView> {
        try await caller.call(GuestEndpoints.list, PageFields(page))
    }
}
