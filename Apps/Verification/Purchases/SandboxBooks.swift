import Vocabulary
import Wire

/// The sandbox's own books: what each payment took, and gave back.
struct SandboxBooks: Sendable {
    /// By the payment's name at the gateway, in the smallest unit.
    private(set) var payments: [String: (paid: Int64, cancelled: Int64)] = [:]

    /// What was taken, and what of it the gateway still holds.
    var taken: Int64 { payments.values.reduce(0) { $0 + $1.paid } }
    var held: Int64 { payments.values.reduce(0) { $0 + $1.paid - $1.cancelled } }

    /// What the gateway holds of a payment; nothing of one that it does not know.
    func held(of reference: String) -> Int64 { payments[reference].map { $0.paid - $0.cancelled } ?? 0 }

    /// Reads them whole. Throws outages, and `internal` for books that cannot be read.
    static func read(by transport: any Transport) async throws(ServiceFailure) -> SandboxBooks {
        var (books, cursor) = (SandboxBooks(), String?.none)
        repeat {
            let items = try await items(after: cursor, transport)
            for item in items { try books.add(item) }
            cursor = items.count == page ? items.last?["cursor"]?.text : nil
        } while cursor != nil
        return books
    }

    private static let page = 1000

    private static func items(
        after cursor: String?, _ transport: any Transport
    ) async throws(ServiceFailure) -> [JSON] {
        let rest = cursor.map { "&cursor=\($0)" } ?? ""
        let response: WireResponse
        do throws(TransportFailure) {
            response = try await transport.send(
                WireRequest(method: "GET", target: "/__sandbox/export?size=\(page)\(rest)"))
        } catch {
            throw error.outage(at: transport.serverAddress)
        }
        guard response.status == 200, let document = try? JSONReader.read(response.body),
            case .array(let items)? = document["items"]
        else { throw .internal("the sandbox's books are answered with \(response.status)") }
        return items
    }

    private mutating func add(_ item: JSON) throws(ServiceFailure) {
        guard let payment = item["payment"], let reference = payment["id"]?.text,
            let amount = payment["amount"], case .integer(let paid)? = amount["paid"],
            case .integer(let cancelled)? = amount["cancelled"]
        else { throw .internal("a payment in the sandbox's books cannot be read") }
        payments[reference] = (paid, cancelled)
    }
}

extension JSON {
    /// The member of an object; nil where there is none.
    fileprivate subscript(name: String) -> JSON? {
        if case .object(let object) = self { object[name] } else { nil }
    }

    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}
