import Vocabulary
import Wire
import WireClient

/// The identifiers of what visitors see, read page by page.
struct ListedIdentifiers {
    private let transport: CurlTransport

    init(_ transport: CurlTransport) {
        self.transport = transport
    }

    /// The first identifiers, fewer if there are fewer. Throws `unavailable` if there is none.
    func first(_ count: Int) async throws -> [String] {
        var (ids, target): ([String], String?) = ([], Self.firstPage)
        while let page = target, ids.count < count {
            let response = try await transport.send(WireRequest(method: "GET", target: page))
            guard case .object(let object)? = try? JSONReader.read(response.body),
                case .array(let items)? = object["items"]
            else {
                throw ServiceFailure.unreachable(
                    english: "\(page) is answered by \(response.status).",
                    korean: "\(page)에 대한 응답이 \(response.status)입니다.")
            }
            ids += items.compactMap(Self.id)
            target =
                if case .string(let next)? = object["next"] { Self.firstPage + "&after=\(next)" } else { nil }
        }
        guard !ids.isEmpty else {
            throw ServiceFailure.unreachable(
                english: "There are no listings to look at.", korean: "볼 물건이 없습니다.")
        }
        return ids
    }

    private static let firstPage = "/api/v1/listings?limit=\(PageRequest.largestLimit)"

    private static func id(_ item: JSON) -> String? {
        guard case .object(let item) = item, case .string(let id)? = item["id"] else { return nil }
        return id
    }
}
