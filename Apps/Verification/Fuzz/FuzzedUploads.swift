import Composition
import ContractKit
import Operations
import Vocabulary
import Wire

/// Uploads of files that are nearly right: each is answered, what is refused is not kept, and what is taken
/// can be seen and removed.
struct FuzzedUploads {
    /// The number of concurrent uploads, fewer than a member may have unused.
    private static let atOnce = 16
    private static let requestsOfOne = 5000
    private static let largestFile = 8_000_000

    private let decoding: PictureDecoding
    private let declared: DeclaredAnswers
    private let seeds: [(upload: FuzzSeeds.Upload, mutator: Mutator)]
    private var place: FuzzPlace
    private var kept: Set<String> = []
    private var answered = 0

    /// Uploads to every endpoint that takes files. Throws if the place cannot be made.
    init(_ decoding: PictureDecoding) async throws {
        self.decoding = decoding
        declared = try DeclaredAnswers(Documents.openAPI())
        seeds = Trial.all.flatMap(\.verification.fuzz.uploads).map { ($0, Mutator(files: $0.files)) }
        place = try await FuzzPlace.open(decoding: decoding)
        kept = try await listed()
    }

    /// Sends the uploads of these numbers, some at a time, and looks at what is kept of each lot.
    mutating func feed(
        _ numbers: Range<Int>, _ seed: UInt64, _ report: inout FuzzReport, _ progress: (Int) -> Void
    ) async throws {
        for start in stride(from: numbers.lowerBound, to: numbers.upperBound, by: Self.atOnce) {
            let lot = start..<min(start + Self.atOnce, numbers.upperBound)
            let answers = await answers(to: lot, seed)
            for answer in answers {
                report.note(String(answer.status))
                if let reason = answer.fault { report.fault(answer.number, reason, answer.file) }
            }
            let taken = answers.filter { $0.status < 300 }.count
            for reason in try await faultsOfWhatIsKept(of: taken) { report.fault(lot.lowerBound, reason, []) }
            answered += lot.count
            if answered >= Self.requestsOfOne { try await renew() }
            if report.count % 1000 < lot.count { progress(lot.upperBound - 1) }
        }
    }
}

extension FuzzedUploads {
    private struct Answer: Sendable {
        let number: Int
        let file: [UInt8]
        let status: Int
        let fault: FuzzFault.Reason?
    }

    private func answers(to numbers: Range<Int>, _ seed: UInt64) async -> [Answer] {
        await withTaskGroup(of: Answer.self) { group in
            for number in numbers { group.addTask { await answer(number, seed) } }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.number < $1.number }
        }
    }

    /// Every second changed file has its own checksums made right.
    private func answer(_ number: Int, _ seed: UInt64) async -> Answer {
        let (upload, mutator) = seeds[number % seeds.count]
        let changed = mutator.input(number, seed: seed)
        let file = number.isMultiple(of: 2) ? upload.mend(changed) : changed
        let form = RequestForm.files([file])
        let request = request("POST", upload.path, form)
        let response = await place.dispatcher.respond(to: request)
        let fault = declared.fault(of: response, to: request, by: upload.endpoint)
        return Answer(number: number, file: file, status: response.status, fault: fault)
    }

    /// Looks at what a lot of uploads has left behind, and removes it.
    private func faultsOfWhatIsKept(of taken: Int) async throws -> [FuzzFault.Reason] {
        var faults: [FuzzFault.Reason] = []
        let left = try await listed().subtracting(kept)
        if left.count != taken {
            faults.append(
                .init(en: "\(taken) taken, \(left.count) kept", ko: "받은 파일 \(taken)개, 남은 파일 \(left.count)개"))
        }
        for path in left.sorted() {
            for variant in seeds.first(where: { path.hasPrefix($0.upload.path) })?.upload.variants ?? [] {
                let file = await place.dispatcher.respond(to: request("GET", "\(path)/\(variant)"))
                let body = try await file.streamed?.stream.rest(atMost: Self.largestFile)
                if file.status == 200, body?.isEmpty == false { continue }
                faults.append(
                    .init(en: "\(variant) answers \(file.status)", ko: "\(variant) 응답 \(file.status)"))
            }
            let removal = await place.dispatcher.respond(to: request("DELETE", path))
            if removal.status == 204 { continue }
            faults.append(.init(en: "removal answers \(removal.status)", ko: "삭제 응답 \(removal.status)"))
        }
        return faults
    }

    /// The paths of all that the member has there.
    private func listed() async throws -> Set<String> {
        var paths: Set<String> = []
        for path in Set(seeds.map(\.upload.path)) {
            let list = await place.dispatcher.respond(to: request("GET", path + "?limit=100"))
            guard case .object(let page)? = try? JSONReader.read(list.body),
                case .array(let items)? = page["items"]
            else { throw ServiceFailure.internal("\(path) answers \(list.status)") }
            for case .object(let item) in items {
                if case .string(let id)? = item["id"] { paths.insert("\(path)/\(id)") }
            }
        }
        return paths
    }

    private func request(_ method: String, _ path: String, _ form: RequestForm? = nil) -> WireRequest {
        var headers = ["authorization": "Bearer \(place.token)"]
        headers["content-type"] = form?.contentType
        return WireRequest(method: method, target: path, headers: headers, body: form?.body ?? [])
    }

    /// A new place, so that what is in memory stays small.
    private mutating func renew() async throws {
        place = try await FuzzPlace.open(decoding: decoding)
        (kept, answered) = (try await listed(), 0)
    }
}
