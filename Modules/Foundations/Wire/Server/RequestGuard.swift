import NIOCore
import NIOHTTP1
import Wire

/// Rejects requests with ambiguous framing (RFC 9112, sections 3.2, 6 and 7), and counts the unanswered
/// requests of its connection.
final class RequestGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// The most bytes of chunk sizes and extensions in a body, beyond some for each chunk.
    private static let mostFraming = 32 << 10

    /// Called when an answer was written.
    var onAnswer: () -> Void = {}
    /// Whether a request's head was passed on, but not yet its end.
    private(set) var isInBody = false
    private let largestHead: Int
    private var context: ChannelHandlerContext?
    private var unanswered = 0
    private var refusal: Problem?
    private var framing = 0
    /// Whether the body of the last request was given up.
    private var isBroken = false

    init(largestHead: Int) { self.largestHead = largestHead }

    /// Whether more bytes may be passed on: at most one request waits behind the one being answered.
    var takesMore: Bool { unanswered < 2 && !hasRefused }

    /// Whether the rest of the connection is ignored.
    var hasRefused: Bool { refusal != nil || isBroken }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    /// Counts bytes about to be passed on.
    func count(_ bytes: Int) {
        if isInBody { framing += bytes }
        guard framing > Self.mostFraming else { return }
        (framing, isBroken) = (0, true)
        context?.fireErrorCaught(HTTPParserError.invalidChunkSize)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if hasRefused { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            if let fault = RequestFraming.fault(of: head) { return refuse(fault, context) }
            (unanswered, isInBody, framing) = (unanswered + 1, true, 0)
            guard head.version == .http1_0, head.headers.contains(name: "expect") else { break }
            // Ignored for HTTP/1.0 (RFC 9110, section 10.1.1): such a client does not understand interim
            // answers.
            var head = head
            head.headers.remove(name: "expect")
            return context.fireChannelRead(wrapInboundOut(.head(head)))
        case .body(let body): framing = max(0, framing - 2 * body.readableBytes - 16)
        case .end: isInBody = false
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let isEnd = if case .end = unwrapOutboundIn(data) { true } else { false }
        context.write(data, promise: promise)
        guard isEnd else { return }
        unanswered = max(0, unanswered - 1)
        if unanswered == 0, let refusal { answer(refusal, context) } else { onAnswer() }
    }

    /// Answers an unreadable head here; a fault of a body is reported to its reader.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? HTTPParserError, !isInBody, refusal == nil else {
            return context.fireErrorCaught(error)
        }
        refuse(error == .headerOverflow ? .headTooLarge(largestHead) : RequestFraming.unreadable, context)
    }

    /// Installs guard and intake of a connection. Throws if it is not an HTTP/1 connection.
    static func install(
        in pipeline: ChannelPipeline.SynchronousOperations, largestHead: Int
    ) throws {
        let guardian = RequestGuard(largestHead: largestHead)
        let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
        try pipeline.addHandler(guardian, position: .after(decoder))
        try pipeline.addHandler(RequestIntake(guardian), position: .first)
    }

    private func refuse(_ problem: Problem, _ context: ChannelHandlerContext) {
        refusal = problem
        if unanswered == 0 { answer(problem, context) }
    }

    private func answer(_ problem: Problem, _ context: ChannelHandlerContext) {
        let body = context.channel.allocator.buffer(bytes: problem.bytes)
        let headers: HTTPHeaders = [
            "content-type": "application/problem+json", "content-length": "\(body.readableBytes)",
            "cache-control": "no-store", "connection": "close",
        ]
        let status = HTTPResponseStatus(statusCode: problem.status)
        let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        context.close(mode: .output, promise: nil)
    }
}
