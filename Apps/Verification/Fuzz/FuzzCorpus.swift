import Composition
import ContractKit
import SampleKit
import Wire

/// Requests that are nearly right.
struct FuzzCorpus {
    private let target: FuzzTarget
    private let forms: [Form]
    private let mutators: [Mutator]

    /// A request's fixed part, and right values of what is changed.
    struct Form {
        let endpoint: String?
        let method: String
        let path: String
        let seeds: [String]
    }

    init(_ target: FuzzTarget) {
        self.target = target
        switch target {
        case .query: forms = Self.queries
        case .body: forms = Self.bodies
        default: forms = [Form(endpoint: nil, method: "GET", path: "", seeds: Self.paths)]
        }
        mutators = forms.map { Mutator($0.seeds, words: Self.words) }
    }

    /// The endpoint that the request is to; nil if it may be to anything.
    func endpoint(_ number: Int, _ seed: UInt64) -> String? { form(number, seed).endpoint }

    /// The request of that number, names in braces filled in.
    func request(_ number: Int, _ seed: UInt64, _ names: TestNames) -> WireRequest {
        let (form, index) = (form(number, seed), index(number, seed))
        let input = String(decoding: mutators[index].input(number, seed: seed), as: UTF8.self)
        let text = input.filled(with: names)
        let path = form.path.filled(with: names)
        switch target {
        case .query: return WireRequest(method: form.method, target: path + "?" + text)
        case .body:
            let headers = ["content-type": "application/json"]
            return WireRequest(method: form.method, target: path, headers: headers, body: Array(text.utf8))
        default:
            var random = SeededGenerator(seed: seed, stream: ~number)
            let methods = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "get", ""]
            return WireRequest(method: methods[random.below(methods.count)], target: text)
        }
    }

    private func index(_ number: Int, _ seed: UInt64) -> Int {
        var random = SeededGenerator(seed: seed ^ 0xF0, stream: number)
        return random.below(forms.count)
    }

    private func form(_ number: Int, _ seed: UInt64) -> Form { forms[index(number, seed)] }
}
