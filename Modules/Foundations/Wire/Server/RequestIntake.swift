import NIOCore

/// Passes a connection's bytes on in small pieces, and none while requests wait for their answers. If a
/// client sends requests without reading answers, the server holds a few bytes instead of the answers.
final class RequestIntake: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer

    /// Room for most heads, or for some dozens of small ones.
    private static let headPiece = 1 << 10
    private static let bodyPiece = 16 << 10
    /// How many bytes are consumed after a refusal, so that the client reads it, before the connection is
    /// cut.
    private static let mostDropped = 256 << 10

    private let guardian: RequestGuard
    private var context: ChannelHandlerContext?
    private var held: ByteBuffer?
    private var isHandingOn = false
    private var isReadDue = false
    private var isInputClosed = false
    private var dropped = 0

    init(_ guardian: RequestGuard) { self.guardian = guardian }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        let intake = NIOLoopBound(self, eventLoop: context.eventLoop)
        guardian.onAnswer = { [eventLoop = context.eventLoop] in
            // Not within the write that ends the answer.
            if intake.value.held != nil { eventLoop.execute { intake.value.resume() } }
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        guardian.onAnswer = {}
        (self.context, held) = (nil, nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        held = nil
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var bytes = unwrapInboundIn(data)
        if guardian.hasRefused { return drop(bytes.readableBytes, context) }
        if held == nil { held = bytes } else { held?.writeBuffer(&bytes) }
        handOn(context)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if held != nil, let event = event as? ChannelEvent, event == .inputClosed {
            isInputClosed = true
        } else {
            context.fireUserInboundEventTriggered(event)
        }
    }

    func read(context: ChannelHandlerContext) {
        if held == nil { context.read() } else { isReadDue = true }
    }

    private func resume() {
        guard let context, held != nil else { return }
        handOn(context)
        context.fireChannelReadComplete()
    }

    private func handOn(_ context: ChannelHandlerContext) {
        if isHandingOn { return }
        isHandingOn = true
        while guardian.takesMore, var bytes = held {
            let most = guardian.isInBody ? Self.bodyPiece : Self.headPiece
            guard let piece = bytes.readSlice(length: min(most, bytes.readableBytes)) else { break }
            held = bytes.readableBytes > 0 ? bytes : nil
            guardian.count(piece.readableBytes)
            context.fireChannelRead(wrapInboundOut(piece))
        }
        isHandingOn = false
        if guardian.hasRefused { return drop(held.take()?.readableBytes ?? 0, context) }
        if held == nil { readOn(context) }
    }

    private func readOn(_ context: ChannelHandlerContext) {
        if isInputClosed {
            isInputClosed = false
            context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        }
        if isReadDue {
            isReadDue = false
            context.read()
        }
    }

    /// Drops the bytes after a refusal, which no other handler requests any more.
    private func drop(_ count: Int, _ context: ChannelHandlerContext) {
        dropped += count
        if dropped > Self.mostDropped { context.close(promise: nil) } else { context.read() }
    }
}
